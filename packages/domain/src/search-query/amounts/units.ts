/** How people write years, months and experience beside a number, in patterns. */
export const unitOfYears =
  'years?|yrs?|yer|yrars?|yoe|y\\.o\\.e\\.?|y|saal|sal|varsha|varsh|varshe|साल|सालों|वर्षों|वर्षां(?:चा|ची|चे|च्या)?|वर्षा(?:चा|ची|चे|च्या)?|वर्षे|वर्ष'
export const unitOfMonths =
  'months?|mon?ths|mths?|mos?|m(?!\\s*[.&]|\\s+(?:com|tech|ed|sc|phil|pharm|des|arch|plan)(?![a-z]))|mahine|mahina|महीने|महीना|महिने|महिन्यां(?:चा|ची|चे|च्या)?|महिना'
export const experience = 'experience|experiance|expereince|exp(?![a-z])\\.?|yoe|anubhav|अनुभव(?:ाचा|ी)?|एक्सपीरियंस'

const saysIt = new RegExp(`(?<![\\p{L}\\p{M}])(?:${experience})(?![\\p{L}\\p{M}])`, 'u')

/** Whether a text speaks of experience. */
export function saysExperience(text: string): boolean {
  return saysIt.test(text)
}
