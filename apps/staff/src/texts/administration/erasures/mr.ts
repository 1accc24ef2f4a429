import type { erasureTexts } from './en.ts'

/** Marathi texts of erasure requests. */
export const erasures: Record<keyof typeof erasureTexts, string> = {
  'titles.erasures': 'पुसण्याच्या विनंत्या',
  'erasures.text': 'पुसण्याची विनंती केलेले लोक. दाखवलेल्या तारखेला ते पुसले जातील; तोपर्यंत ते विचार बदलू शकतात.',
  'erasures.name': 'नाव',
  'erasures.nobody': 'पुसलेले खाते',
  'erasures.requestedOn': 'विनंती',
  'erasures.due': 'कधी पुसणार',
  'erasures.state': 'स्थिती',
  'erasures.open': 'प्रतीक्षेत',
  'erasures.cancelled': 'रद्द',
  'erasures.erased': 'पुसले',
  'erasures.none': 'कोणीही पुसण्याची विनंती केलेली नाही',
  'erasures.none.text': 'विनंत्या त्याच दिवशी इथे दिसतील.',
}
