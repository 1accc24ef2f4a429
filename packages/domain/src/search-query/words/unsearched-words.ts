/**
 * What employers write of everyone and no record says. The nouns, such as 'integrity' and 'punctuality', are skills that
 * people list; of skills that work is made of, such as communication or teamwork, every form is one.
 */
const traits =
  'honest|punctual|hardworking|hard working|hard worker|smart|smart working|smart worker|energetic|enthusiastic|dynamic|sincere|dedicated|passionate|motivated|self motivated|highly motivated|loyal|responsible|reliable|trustworthy|trusted|faithful|disciplined|well disciplined|polite|soft spoken|well behaved|well mannered|confident|bold|presentable|good looking|well groomed|pleasing|pleasing personality|pleasant personality|good personality|go getter|result oriented|goal oriented|target oriented|committed|obedient|humble|cheerful|talented|intelligent|bright|brilliant|ambitious|proactive|positive attitude|good attitude|positive minded|decent|genuine|fluent|' +
  'imandar|imaandar|mehnati|mehanti|honhar|samajhdar|samjhdar|bharosemand|jimmedar|zimmedar|zimmedaar|jimmedaar|hoshiyar|hoshiar|vafadar|wafadar|sushil|susheel|anushasit|pramanik|kashtalu|kasthalu|hushar|mehnti|utsahi|jababdar|vishwasu|manmilau|' +
  'ईमानदार|इमानदार|मेहनती|होनहार|समझदार|भरोसेमंद|जिम्मेदार|ज़िम्मेदार|होशियार|वफादार|वफ़ादार|समय का पाबंद|अनुशासित|उत्साही|ऊर्जावान|स्मार्ट|विनम्र|प्रामाणिक|कष्टाळू|वक्तशीर|हुशार|जबाबदार|विश्वासू|मनमिळाऊ|तडफदार|नम्र|शिस्तप्रिय'

/** A person's gender, age, family, religion or caste, which never order or narrow a list. Languages and surnames are none. */
const personal =
  'male|female|males|females|lady|ladies|girl|girls|boy|boys|gents|gent|man|men|woman|women|gentleman|transgender|' +
  'ladka|ladke|ladki|ladkiya|ladkiyan|ladkiyaan|mahila|mahilaye|mahilayen|aurat|auraten|stri|purush|mulga|mulgi|' +
  'लड़का|लड़की|लड़के|लड़कियां|लड़कियाँ|लडका|लडकी|लडके|महिला|महिलाएं|महिलाएँ|औरत|पुरुष|स्त्री|मुलगा|मुलगी|मुले|मुली|महिलांसाठी|' +
  'young|youth|youngster|youngsters|middle aged|naujawan|jawan|yuva|yuvak|yuvati|युवा|युवक|युवती|जवान|नौजवान|' +
  'married|unmarried|widow|widower|divorced|divorcee|housewife|housewives|shadishuda|shaadishuda|kunwara|kunwari|vivahit|avivahit|शादीशुदा|विवाहित|अविवाहित|कुंवारा|कुंवारी|विधवा|गृहिणी|' +
  'hindu|hindus|muslim|muslims|musalman|christian|christians|isai|sikh|sikhs|buddhist|parsi|parsee|religion|हिंदू|हिन्दू|मुस्लिम|मुसलमान|ईसाई|सिख|ख्रिश्चन|बौद्ध|पारसी|' +
  'caste|upper caste|lower caste|high caste|low caste|brahmin|brahmins|brahman|maratha|marathas|dalit|kshatriya|bania|baniya|kayastha|jat|obc|sc st|sc st obc|obc sc st|sc category|st category|sc candidate|sc candidates|st candidate|st candidates|general category|open category|ब्राह्मण|मराठा|दलित|क्षत्रिय|ओबीसी|एससी एसटी|जात|जाति'

/** Where people work: beside work it says nothing, alone it may be in a title. */
const workplaces = 'office|offices|company|companies|ऑफिस|ऑफ़िस|ऑफिसमध्ये|कार्यालय|कंपनी'

/** Words that are recognised and are no question, by what they are. */
export const unsearchedWords = { trait: traits, personal, workplace: workplaces } as const
