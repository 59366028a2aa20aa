/// A person in the address book.
struct Contact: Hashable {
  var givenName: String
  var familyName: String
  var phone: String
  var city: String
  var isFavorite = false

  var fullName: String { "\(givenName) \(familyName)" }
  var email: String { "\(givenName).\(familyName)@example.org".lowercased() }
}

/// The contacts by the first letters of their family names.
struct AddressBook {
  /// A letter with its contacts, in alphabetic order.
  struct Letter {
    var title: String
    var contacts: [Contact]
  }

  private(set) var letters: [Letter]

  init(_ contacts: [Contact]) {
    let byLetter = Dictionary(grouping: contacts) { String($0.familyName.prefix(1)) }
    letters = byLetter.keys.sorted().map { title in
      Letter(
        title: title,
        contacts: byLetter[title]!.sorted {
          ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName)
        })
    }
  }

  /// Removes a contact, and its letter if there are no other contacts.
  ///
  /// - Returns: Whether the letter was removed.
  mutating func remove(at index: Int, ofLetter letter: Int) -> Bool {
    letters[letter].contacts.remove(at: index)
    guard letters[letter].contacts.isEmpty else { return false }
    letters.remove(at: letter)
    return true
  }

  mutating func toggleFavorite(at index: Int, ofLetter letter: Int) {
    letters[letter].contacts[index].isFavorite.toggle()
  }
}

extension AddressBook {
  static let sample = AddressBook(
    [
      ("Ada", "Abbott", "Bristol"), ("Ines", "Almeida", "Porto"), ("Tomas", "Andersen", "Aarhus"),
      ("Noor", "Bakker", "Utrecht"), ("Louis", "Bernard", "Lyon"), ("Mia", "Brandt", "Bremen"),
      ("Elena", "Castillo", "Sevilla"), ("Wei", "Chen", "Taipei"), ("Jana", "Dvorak", "Brno"),
      ("Amir", "Farahani", "Shiraz"), ("Greta", "Fischer", "Ulm"), ("Paula", "Garcia", "Quito"),
      ("Haruto", "Hayashi", "Kobe"), ("Freya", "Holm", "Odense"), ("Yui", "Inoue", "Sendai"),
      ("Anika", "Jansen", "Breda"), ("Sunil", "Kapoor", "Pune"), ("Mina", "Kim", "Busan"),
      ("Emil", "Larsen", "Bergen"), ("Chiara", "Marino", "Bari"), ("Ren", "Mori", "Nara"),
      ("Aino", "Niemi", "Oulu"), ("Kofi", "Owusu", "Kumasi"), ("Ola", "Pettersen", "Tromso"),
      ("Nina", "Rossi", "Turin"), ("Leo", "Santos", "Recife"), ("Sana", "Sato", "Chiba"),
      ("Oskar", "Svensson", "Lund"), ("Rin", "Tanaka", "Otsu"), ("Vera", "Urban", "Graz"),
      ("Lotte", "Visser", "Delft"), ("Marek", "Wolski", "Gdynia"), ("Aoi", "Yamada", "Gifu"),
      ("Zoe", "Ziegler", "Bern"),
    ].enumerated().map { index, name in
      Contact(
        givenName: name.0, familyName: name.1, phone: "+44 1632 960\(100 + index)", city: name.2)
    })
}
