import Testing

@testable import OutlineLanguage

/// What is said of operations is what is read.
@Suite struct OperationFormTests {
  @Test(arguments: OperationForm.all.flatMap(\.examples))
  func everyExampleIsAnOperation(example: String) throws {
    #expect(try EditScript(operations: example).statements.count == 1)
    #expect(OperationsHelp.text.contains("      > \(example)\n"))
  }

  @Test func everyVerbHasOneFormWithAnExample() {
    let verbs = OperationForm.all.flatMap(\.verbs)
    #expect(verbs.count == Keyword.verbs.count)
    #expect(Set(verbs) == Set(Keyword.verbs))
    #expect(OperationForm.all.filter(\.examples.isEmpty).isEmpty)
  }

  @Test func everyKeyBelongsToAForm() {
    let keys = OperationForm.all.flatMap(\.allKeys).map(\.key)
    #expect(Set(keys) == Set(OperationKey.allCases))
  }

  @Test func theHelpIsReadableOnATerminal() {
    #expect(OperationsHelp.text.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(OperationsHelp.text.hasSuffix("}\n"))
  }

  /// An operation with all keys of one choice.
  struct Variant: CustomTestStringConvertible {
    let verb: Keyword
    let keys: [KeyForm]

    static let all = OperationForm.all.flatMap { form in
      form.verbs.flatMap { verb in
        (form.choices.isEmpty ? [[]] : form.choices).map {
          Variant(verb: verb, keys: form.keys + $0)
        }
      }
    }

    func operation(where value: (KeyForm) -> String?) -> String {
      let members = keys.compactMap { key in value(key).map { "\"\(key.key.rawValue)\":\($0)" } }
      return "{\"\(verb.rawValue)\":{\(members.joined(separator: ","))}}"
    }

    var testDescription: String { "\(verb) \(keys.map(\.key))" }
  }

  @Test(arguments: Variant.all)
  func everyKeyTakesTheValuesOfItsForm(variant: Variant) throws {
    for pick in 0..<3 {
      let operation = variant.operation { $0.value.samples[pick % $0.value.samples.count] }
      #expect(throws: Never.self, "\(operation)") { try EditScript(operations: operation) }
    }
  }

  @Test(arguments: Variant.all)
  func everyKeyRefusesOtherValues(variant: Variant) throws {
    for wrong in variant.keys {
      for value in ["3.5", "[[]]", "{\"?\":0}", "\"\\u0000,\""] where wrong.value.refuses(value) {
        let operation = variant.operation { $0.key == wrong.key ? value : $0.value.samples[0] }
        #expect(throws: ExpressionError.self, "\(operation)") {
          try EditScript(operations: operation)
        }
      }
    }
  }

  @Test(arguments: Variant.all)
  func onlyOptionalKeysCanBeLeftOff(variant: Variant) throws {
    for missing in variant.keys {
      let operation = variant.operation {
        $0.key == missing.key ? nil : $0.value.samples[0]
      }
      if missing.isOptional {
        #expect(throws: Never.self, "\(operation)") { try EditScript(operations: operation) }
      } else {
        #expect {
          try EditScript(operations: operation)
        } throws: { error in
          let message = (error as? ExpressionError)?.message ?? ""
          return message.hasPrefix("`\(variant.verb.rawValue)` needs the key ")
            && message.contains("`\(missing.key.rawValue)`")
        }
      }
    }
  }
}

extension ValueForm {
  /// Values of the form.
  var samples: [String] {
    switch self {
    case .selector: [#""a""#, #"{"path":["a","b"]}"#, #"["a",{"title":"b"}]"#]
    case .condition: [#""leaf or note""#]
    case .string: [#""x""#, #""""#]
    case .stringOrNull: [#""x""#, "null"]
    case .number: ["0", "17"]
    case .numbers: ["[0]", "[5,0,2]"]
    case .yes: ["true"]
    case .boundary: ["2", #""first""#, #""last""#]
    case .end: [#""first""#, #""last""#]
    case .field: [#""text""#, #""note""#, #""@type""#]
    case .attribute: [#""@xmlUrl""#]
    case .attributeNames: [#"["a"]"#, #"["b","c"]"#]
    case .attributes: [#"{"b":"x","a":""}"#]
    case .attributesOrNull: [#"{"a":"x"}"#, #"{"a":null,"b":"c"}"#, #"{"a":null}"#]
    case .category: [#""x""#, #""/a/b c""#]
    case .wordCategory: [#""category""#]
    }
  }

  /// Whether a value that is wrong for most forms is wrong for this one.
  func refuses(_ value: String) -> Bool {
    (self != .string && self != .stringOrNull) || !value.hasPrefix("\"")
  }
}
