/// Other ways to do the same, as far as they are installed.
enum Peer {
  /// Whether the shell finds a program.
  static func hasProgram(_ name: String) -> Bool {
    cost(of: ["sh", "-c", "command -v \(name)"]) != nil
  }

  /// Whether Python finds a module.
  static func hasModule(_ name: String) -> Bool {
    cost(of: ["python3", "-c", "import \(name)"]) != nil
  }

  /// A move with `xmlstarlet`.
  static func xmlstarlet(_ input: BenchmarkInput, _ path: String) -> [String] {
    ["xmlstarlet", "ed", "-m", "//outline[@text='\(input.moved.title)']", "/opml/body", path]
  }

  /// The same move with a script on lxml.
  static func lxml(_ input: BenchmarkInput, _ path: String) -> [String] {
    let script = """
      import sys
      from lxml import etree
      tree = etree.parse(sys.argv[1], etree.XMLParser(huge_tree=True))
      moved = before = None
      for node in tree.getroot().iter('outline'):
          title = node.get('text')
          if title == sys.argv[2]: moved = node
          elif title == sys.argv[3] and before is None: before = node
      parent = before.getparent()
      parent.insert(parent.index(before), moved)
      tree.write(sys.stdout.buffer, xml_declaration=True, encoding='UTF-8')
      """
    return ["python3", "-c", script, path, input.moved.title, input.moved.before]
  }

  /// Random moves in a tree of feeds with lxml's elements; prints how many a second.
  static let lxmlMoves = """
    import random, sys, time
    from lxml import etree
    count, moves = int(sys.argv[1]), int(sys.argv[2])
    random.seed(1)
    root = etree.Element('body')
    nodes = []
    folder = root
    for number in range(count):
        if number % 100 == 0: folder = etree.SubElement(root, 'outline')
        nodes.append(folder if number % 100 == 0 else etree.SubElement(folder, 'outline'))
    def inside(node, top):
        while node is not None:
            if node is top: return True
            node = node.getparent()
        return False
    began, done = time.perf_counter(), 0
    while done < moves:
        moved, anchor = random.choice(nodes), random.choice(nodes)
        if inside(anchor, moved): continue
        if random.random() < 0.5:
            anchor.append(moved)
        else:
            parent = anchor.getparent()
            parent.insert(parent.index(anchor), moved)
        done += 1
    print(moves / (time.perf_counter() - began))
    """

  /// The same with loro's movable tree.
  static let loroMoves = """
    import random, sys, time
    from loro import LoroDoc
    count, moves = int(sys.argv[1]), int(sys.argv[2])
    random.seed(1)
    tree = LoroDoc().get_tree('t')
    tree.enable_fractional_index(0)
    nodes = []
    folder = None
    for number in range(count):
        if number % 100 == 0:
            folder = tree.create()
            nodes.append(folder)
        else:
            nodes.append(tree.create(folder))
    began, done = time.perf_counter(), 0
    while done < moves:
        moved, anchor = random.choice(nodes), random.choice(nodes)
        try:
            if random.random() < 0.5: tree.mov(moved, anchor)
            else: tree.mov_before(moved, anchor)
            done += 1
        except Exception:
            pass
    print(moves / (time.perf_counter() - began))
    """
}
