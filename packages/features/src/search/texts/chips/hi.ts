import type { readChipTexts } from './en.ts'

/** How the words of a search were read, in Hindi. */
export const readChip: Record<keyof typeof readChipTexts, string> = {
  'search.words': 'इन शब्दों से खोजें',
  'search.or': 'या',
  'search.without': '{name} नहीं',
  'search.corrected': '“{typed}” की जगह {names} के नतीजे दिखाए जा रहे हैं।',
  'search.trait': '“{words}” से काम के बारे में कुछ पता नहीं चलता, इसलिए हमने इसे छोड़ दिया।',
  'search.personal': 'Pramaan लिंग, उम्र, परिवार, धर्म या जाति के आधार पर नहीं खोजता, इसलिए हमने “{words}” छोड़ दिया।',
  'search.unused': 'इससे नहीं खोजा गया: {words}।',
  'search.full': 'सिर्फ़ पहले {most} अक्षरों से खोज होती है।',
  'empty.remove': '“{filter}” हटाएँ',
  'search.years.least': '{least}+ साल',
  'search.joins': '{days, plural, one {# दिन} other {# दिन}} में जॉइन कर सकते हैं',
  'search.passing': '{years} में पास आउट',
  'search.passing.least': '{year} में या उसके बाद पास आउट',
  'search.years.most': '{most, plural, one {# साल} other {# साल}} तक',
  'search.years.between': '{least} से {most} साल',
  'search.pay.least': '₹{least} LPA से',
  'search.pay.most': '₹{most} LPA तक',
  'search.pay.between': '₹{least} से {most} LPA',
  'filter.fullTime': 'फ़ुल टाइम',
  'filter.partTime': 'पार्ट टाइम',
  'filter.internship': 'इंटर्नशिप',
  'filter.remote': 'घर से काम',
  'filter.onSite': 'ऑफ़िस से काम',
  'filter.immediate': 'तुरंत जुड़ सकते हैं',
}
