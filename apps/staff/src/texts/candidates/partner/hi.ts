import type { partnerTexts } from './en.ts'

/** Hindi texts of the course partner's list. */
export const partner: Record<keyof typeof partnerTexts, string> = {
  'partner.home': 'जिन उम्मीदवारों को कोई कोर्स सुझाया गया, सबसे नए पहले।',
  'partner.newest': 'सबसे नए उम्मीदवार',
  'partner.figure.people': 'आपकी सूची के उम्मीदवार',
  'partner.figure.people.help': 'वे उम्मीदवार जिन्हें कोई कोर्स सुझाया गया',
  'partner.figure.open': 'बिना टिप्पणी',
  'partner.figure.open.help': 'आपकी सूची के वे उम्मीदवार जिन पर अब तक कोई टिप्पणी नहीं है',
  'partner.byCourse': 'कोर्स के हिसाब से',
  'partner.total': '{count, plural, one {{shown} उम्मीदवार} other {{shown} उम्मीदवार}}',
  'partner.caption': 'सुझाए गए कोर्स वाले उम्मीदवार',
  'partner.name': 'नाम',
  'partner.phone': 'फ़ोन, 10 अंक',
  'partner.phone.wrong': 'केवल अंक, ज़्यादा से ज़्यादा दस।',
  'partner.course': 'कोर्स',
  'partner.location': 'जगह',
  'partner.degree': 'डिग्री',
  'partner.none': 'कुछ नहीं मिला',
  'partner.none.filtered': 'इन फ़िल्टरों से कोई उम्मीदवार मेल नहीं खाता। कोई एक हटाएँ, या सब साफ़ करें।',
  'partner.none.text': 'HR या काउंसलर किसी को कोर्स सुझाते ही वह उम्मीदवार यहाँ दिखेगा।',
  'partner.courses': 'सुझाए गए कोर्स',
  'partner.hr': 'HR की टिप्पणी',
  'partner.counsellor': 'काउंसलर की टिप्पणी',
}
