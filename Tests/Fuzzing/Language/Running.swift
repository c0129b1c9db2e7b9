import FuzzSupport
import OutlineDocument
import OutlineLanguage
import OutlineXML

/// The document that scripts run on: ids, equal titles, states, namespaces, comments, categories.
let sample: OutlineDocument = {
  let text = """
    <?xml version="1.0"?>
    <opml version="2.0" xmlns:x="urn:x">
      <head><title>T</title><expansionState>1,2</expansionState></head>
      <body>
        <outline text="A" id="a1">
          <!-- of A1 -->
          <outline text="A1" id="a2" _note="n&#10;m" category="x,/y/z"/>
          <outline text="B" type="rss" xmlUrl="http://e.org/" x:rank="3">
            <outline text="10" created="Mon, 12 Mar 2001 10:00:00 GMT"/>
            <outline text="9" isComment="true"/>
          </outline>
        </outline>
        <outline text="B" id="a1" _status="checked"/>
        <outline title="C">text</outline> <!-- <outline text="off"/> -->
        <outline text="R &amp; D" type="rss" xmlUrl="HTTP://E.ORG"/>
      </body>
    </opml>
    """
  guard let document = OutlineDocument(reading: Array(text.utf8)) else {
    fatalError("the sample is unreadable")
  }
  return document
}()

private let sampleText = sample.written

/// Demands that a script changes the sample in a way that reads back, or not at all.
func demandSoundRun(of script: EditScript) {
  do throws(EditFailure) {
    let outcome = try script.run(on: sample)
    demandSound(outcome, after: "the script")
    if outcome.edits == 0 {
      demand(outcome.document.written == sampleText, "a script without an edit changes nothing")
    }
  } catch {
    demand(!error.message.isEmpty, "a refusal says why")
  }
  demand(sample.written == sampleText, "a script leaves the document that it was given")
}

/// Demands that filtering keeps what holds, in every context, and reads back.
func demandSoundFiltering(by condition: Condition) {
  for context in Filter.Context.allCases {
    do throws(EditFailure) {
      let outcome = try Filter(condition, context: context).run(on: sample)
      demandSound(outcome, after: "filtering")
    } catch {
      demand(!error.message.isEmpty, "a refusal says why")
    }
  }
}

private func demandSound(_ outcome: EditOutcome, after edit: String) {
  let kept = outcome.document.demandReadsBack(after: edit)
  demand(kept != nil, "a document in UTF-8 can be written")
}
