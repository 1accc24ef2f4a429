import type { driveListTexts } from './en.ts'

/** The list of an account's own drives in Marathi. */
export const driveList: Record<keyof typeof driveListTexts, string> = {
  'titles.driveList': 'प्लेसमेंट ड्राइव्ह',
  'driveList.add': 'प्लेसमेंट ड्राइव्ह जोडा',
  'driveList.count': '{n, plural, one {# ड्राइव्ह} other {# ड्राइव्ह}}',
  'driveList.none': 'अजून प्लेसमेंट ड्राइव्ह नाही',
  'driveList.none.text': 'एका ड्राइव्हमध्ये अनेक कंपन्यांच्या नोकऱ्या एका दिवशी, एका पानावर आणि अर्जदारांच्या एका यादीत येतात.',
  'driveList.none.searched': 'कोणत्याही ड्राइव्हच्या नावात “{term}” नाही.',
  'driveList.all': 'सर्व ड्राइव्ह दाखवा',
  'driveList.search': 'नावाने शोधा',
  'driveList.layout': 'असे दाखवा',
  'driveList.layout.cards': 'कार्ड',
  'driveList.layout.table': 'सारणी',
  'driveList.current': 'सध्याचे प्लेसमेंट ड्राइव्ह',
  'driveList.table.none': 'प्लेसमेंट ड्राइव्ह सापडला नाही',
  'driveList.column.title': 'नाव',
  'driveList.column.criteria': 'निकष',
  'driveList.column.qualification': 'पात्रता',
  'driveList.column.location': 'ठिकाण',
  'driveList.column.openings': 'जागांची संख्या',
  'driveList.column.salary': 'पगार (LPA)',
  'driveList.column.dates': 'तारीख',
  'driveList.left.over': 'संपला',
  'driveList.left.today': 'आज शेवटचा दिवस',
  'driveList.left.days': '{n, plural, one {# दिवस बाकी} other {# दिवस बाकी}}',
  'driveList.range': '{from} ते {to}',
}
