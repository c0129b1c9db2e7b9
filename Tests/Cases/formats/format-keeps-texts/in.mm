<map version="1.0.1">
<node ID="ID_1"><richcontent TYPE="NODE"><html>
  <head></head>
  <body>
    <p>
      <b>House</b>
      <i>and</i> garden
    </p>
  </body>
</html></richcontent><node TEXT="Beds"/></node>
</map>
