/**
 * Religions and castes as people write them, with their plurals and frequent misspellings: none is read as the language
 * that it is like (Hindi, Marathi). What is also a language, a work (dhobi, mali) or a frequent surname (Jain, Patel) is
 * not here.
 */
const religions =
  'hindu|hindus|hindoo|hindhu|hinduism|hindutva|muslim|muslims|muslem|moslem|muslman|musalman|musalmaan|musalmans|musulman|mohammedan|islam|islamic|sunni|shia|christian|christians|christan|christain|cristian|chirstian|christianity|catholic|catholics|roman catholic|protestant|isai|isaai|esai|sikh|sikhs|sikhism|sardarji|buddhist|buddhists|budhist|buddist|boudh|bauddh|bauddha|nav bauddha|navbauddha|neo buddhist|jainism|jain religion|parsi|parsis|parsee|parsees|zoroastrian|jewish|jews|religion|religions|religious|majhab|mazhab|minority community|minorities|' +
  'हिंदू|हिन्दू|हिंदु|हिन्दु|हिंदुओं|हिंदूं|मुस्लिम|मुस्लीम|मुसलमान|मुसलमानों|मुसलमानी|इस्लाम|ईसाई|इसाई|ख्रिश्चन|ख्रिस्ती|क्रिश्चियन|क्रिश्चन|सिख|सिक्ख|शीख|बौद्ध|नवबौद्ध|पारसी|धर्म|मजहब'

const castes =
  'caste|castes|cast certificate|caste certificate|caste no bar|upper caste|lower caste|high caste|low caste|forward caste|backward caste|backward class|backward classes|other backward class|other backward classes|scheduled caste|scheduled castes|scheduled tribe|scheduled tribes|tribal|tribals|adivasi|aadivasi|adiwasi|' +
  'brahmin|brahmins|brahman|brahmans|bramhan|bramhin|brahmn|brahamin|brahaman|bhramin|bhraman|braman|bramin|brahmani|maratha|marathas|marathaa|maratta|96 kuli|kshatriya|kshatriyas|kshatriy|vaishya|vaishyas|shudra|shudras|dalit|dalits|harijan|bania|banias|baniya|baniyas|kayastha|kayasthas|kayasth|jat|jats|jaat|jaats|gujjar|gujjars|gurjar|gurjars|kunbi|kunbis|mahar|mahars|matang|chambhar|chamar|chamars|bhangi|balmiki|dhangar|dhangars|vanjari|vanjara|lingayat|lingayats|vokkaliga|vokkaligas|ezhava|ezhavas|kurmi|kurmis|koeri|bhumihar|bhumihars|paswans|' +
  'obc|obcs|obc category|obc candidate|obc candidates|sc st|sc st obc|obc sc st|sc category|st category|sc candidate|sc candidates|st candidate|st candidates|ews category|ews quota|vjnt|vj nt|sebc|general category|open category|reserved category|unreserved category|caste category|jati|jaati|jaat paat|' +
  'ब्राह्मण|ब्राम्हण|ब्राह्मणों|मराठा|मराठे|दलित|दलितों|हरिजन|आदिवासी|क्षत्रिय|वैश्य|शूद्र|बनिया|कायस्थ|जाट|गुर्जर|गुज्जर|कुणबी|कुनबी|महार|मातंग|धनगर|वंजारी|लिंगायत|चांभार|चमार|कुर्मी|भूमिहार|ओबीसी|एससी एसटी|एससी|एसटी|अनुसूचित जाति|अनुसूचित जनजाति|अनुसूचित जाती|अनुसूचित जमाती|पिछड़ा वर्ग|मागासवर्गीय|इतर मागासवर्ग|सामान्य वर्ग|खुला प्रवर्ग|जात|जाति|जाती'

/** All words for religion and caste. */
export const communities = `${religions}|${castes}`

let words: ReadonlySet<string> | undefined

/** Whether a word is one for a religion or caste; some of them are people's names too. */
export function isCommunity(word: string): boolean {
  words ??= new Set(communities.split('|'))
  return words.has(word.toLowerCase())
}
