import type { driveListTexts } from './en.ts'

/** The list of an account's own drives in Hindi. */
export const driveList: Record<keyof typeof driveListTexts, string> = {
  'titles.driveList': 'प्लेसमेंट ड्राइव',
  'driveList.add': 'प्लेसमेंट ड्राइव जोड़ें',
  'driveList.count': '{n, plural, one {# ड्राइव} other {# ड्राइव}}',
  'driveList.none': 'अभी कोई प्लेसमेंट ड्राइव नहीं',
  'driveList.none.text': 'एक ड्राइव में कई कंपनियों की नौकरियाँ एक दिन, एक पेज और आवेदकों की एक सूची में आती हैं।',
  'driveList.none.searched': 'किसी ड्राइव के नाम में “{term}” नहीं है।',
  'driveList.all': 'सभी ड्राइव दिखाएँ',
  'driveList.search': 'नाम से खोजें',
  'driveList.layout': 'ऐसे दिखाएँ',
  'driveList.layout.cards': 'कार्ड',
  'driveList.layout.table': 'तालिका',
  'driveList.current': 'मौजूदा प्लेसमेंट ड्राइव',
  'driveList.table.none': 'कोई प्लेसमेंट ड्राइव नहीं मिली',
  'driveList.column.title': 'नाम',
  'driveList.column.criteria': 'शर्तें',
  'driveList.column.qualification': 'योग्यता',
  'driveList.column.location': 'जगह',
  'driveList.column.openings': 'पदों की संख्या',
  'driveList.column.salary': 'वेतन (LPA)',
  'driveList.column.dates': 'तारीख़',
  'driveList.left.over': 'ख़त्म',
  'driveList.left.today': 'आज आख़िरी दिन',
  'driveList.left.days': '{n, plural, one {# दिन बाकी} other {# दिन बाकी}}',
  'driveList.range': '{from} से {to} तक',
}
