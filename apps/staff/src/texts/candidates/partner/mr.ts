import type { partnerTexts } from './en.ts'

/** Marathi texts of the course partner's list. */
export const partner: Record<keyof typeof partnerTexts, string> = {
  'partner.home': 'ज्यांना कोर्स सुचवला ते उमेदवार, सर्वात नवे आधी.',
  'partner.newest': 'सर्वात नवे उमेदवार',
  'partner.figure.people': 'तुमच्या यादीतील उमेदवार',
  'partner.figure.people.help': 'ज्यांना एखादा कोर्स सुचवला आहे असे उमेदवार',
  'partner.figure.open': 'टिप्पणी नसलेले',
  'partner.figure.open.help': 'तुमच्या यादीतील असे उमेदवार ज्यांच्यावर अजून कोणतीही टिप्पणी नाही',
  'partner.byCourse': 'कोर्सनुसार',
  'partner.total': '{count, plural, one {{shown} उमेदवार} other {{shown} उमेदवार}}',
  'partner.caption': 'कोर्स सुचवलेले उमेदवार',
  'partner.name': 'नाव',
  'partner.phone': 'फोन, 10 अंक',
  'partner.phone.wrong': 'फक्त अंक, जास्तीत जास्त दहा.',
  'partner.course': 'कोर्स',
  'partner.location': 'ठिकाण',
  'partner.degree': 'पदवी',
  'partner.none': 'काही सापडले नाही',
  'partner.none.filtered': 'या फिल्टरशी एकही उमेदवार जुळत नाही. एखादा काढा, किंवा सर्व साफ करा.',
  'partner.none.text': 'HR किंवा समुपदेशक कोर्स सुचवताच तो उमेदवार इथे दिसेल.',
  'partner.courses': 'सुचवलेले कोर्स',
  'partner.hr': 'HR ची टिप्पणी',
  'partner.counsellor': 'समुपदेशकाची टिप्पणी',
}
