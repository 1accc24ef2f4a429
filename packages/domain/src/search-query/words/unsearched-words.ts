import { communities } from './communities.ts'

/**
 * What employers write of everyone and no record says. The nouns, such as 'integrity' and 'punctuality', are skills that
 * people list; of skills that work is made of, such as communication or teamwork, every form is one.
 */
const traits =
  'honest|punctual|hardworking|hard working|hard worker|smart|smart working|smart worker|energetic|enthusiastic|dynamic|sincere|dedicated|passionate|motivated|self motivated|highly motivated|loyal|responsible|reliable|trustworthy|trusted|faithful|disciplined|well disciplined|polite|soft spoken|well behaved|well mannered|confident|bold|presentable|well groomed|pleasing|pleasing personality|pleasant personality|good personality|go getter|result oriented|goal oriented|target oriented|committed|obedient|humble|cheerful|talented|intelligent|bright|brilliant|ambitious|proactive|positive attitude|good attitude|positive minded|decent|genuine|fluent|' +
  'imandar|imaandar|mehnati|mehanti|honhar|samajhdar|samjhdar|bharosemand|jimmedar|zimmedar|zimmedaar|jimmedaar|hoshiyar|hoshiar|vafadar|wafadar|sushil|susheel|anushasit|pramanik|kashtalu|kasthalu|hushar|mehnti|utsahi|jababdar|vishwasu|manmilau|' +
  'ईमानदार|इमानदार|मेहनती|होनहार|समझदार|भरोसेमंद|जिम्मेदार|ज़िम्मेदार|होशियार|वफादार|वफ़ादार|समय का पाबंद|अनुशासित|उत्साही|ऊर्जावान|स्मार्ट|विनम्र|प्रामाणिक|कष्टाळू|वक्तशीर|हुशार|जबाबदार|विश्वासू|मनमिळाऊ|तडफदार|नम्र|शिस्तप्रिय'

/** How someone looks, and that they are alone. */
const looks =
  'good looking|goodlooking|nice looking|smart looking|decent looking|good looks|handsome|beautiful|pretty|fair|fair complexion|fair complexioned|fair colour|fair color|fair skin|fair skinned|fair looking|dark complexion|wheatish|wheatish complexion|complexion|tall|tall height|good height|short height|height|weight|slim|slim body|slim fit|slim trim|slim and tall|tall and slim|fat|single|looks|sexy|' +
  'gora|gori|khubsurat|khoobsurat|dikhne mein achi|dikhne me achi|disayla changli|disayla chan|गोरा|गोरी|खूबसूरत|देखने में अच्छी|दिखने में अच्छी|दिसायला चांगली|दिसायला छान|लंबाई|ऊंचाई|उंची|वजन'

/** A person's gender, age, looks, family, religion or caste, which never order or narrow a list. Languages and surnames are none. */
const personal =
  'male|female|males|females|femal|femail|feamle|lady|ladies|girl|girls|gals|boy|boys|guy|guys|gents|gent|gentlemen|man|men|woman|women|womens|womans|wemen|gentleman|transgender|trans woman|trans man|third gender|gender|' +
  'ladka|ladke|ladko|ladkon|ladki|ladkee|ladkiya|ladkiyo|ladkiyon|ladkiyan|ladkiyaan|larka|larke|larki|larkiyan|mahila|mahilaye|mahilayen|mahilaon|aurat|auraten|mard|stri|stree|striya|purush|mulga|mulge|mulagi|mulgi|mulgya|kinnar|tritiyapanthi|' +
  'लड़का|लड़की|लड़के|लड़कों|लड़कियां|लड़कियाँ|लड़कियों|लडका|लडकी|लडके|महिला|महिलाएं|महिलाएँ|महिलाओं|औरत|औरतें|मर्द|पुरुष|पुरुषों|स्त्री|स्त्रिया|मुलगा|मुलगी|मुले|मुली|मुलगे|महिलांसाठी|पुरुषांसाठी|किन्नर|तृतीयपंथी|लिंग|तरुणी|' +
  'young|youth|youngster|youngsters|middle aged|naujawan|jawan|yuva|yuvak|yuvati|युवा|युवक|युवती|जवान|नौजवान|' +
  'married|unmarried|widow|widower|divorced|divorcee|housewife|housewives|shadishuda|shaadishuda|kunwara|kunwari|vivahit|avivahit|शादीशुदा|विवाहित|अविवाहित|कुंवारा|कुंवारी|विधवा|गृहिणी|' +
  `${looks}|${communities}`

/** Where people work: beside work it says nothing, alone it may be in a title. */
const workplaces = 'office|offices|company|companies|ऑफिस|ऑफ़िस|ऑफिसमध्ये|कार्यालय|कंपनी'

/** What a place is called by, which beside one says nothing. */
const ofPlaces =
  'district|dist|distt|disst|jilha|jilla|jila|zila|zilla|taluka|taluk|tehsil|tahsil|gaon|gaav|village|road|side|parisar|ilaka|जिला|ज़िला|जिल्हा|जिल्ह्यात|जिल्ह्यातील|जिले|तालुका|तालुक्यात|तहसील|गाव|गांव|गाँव|रोड|परिसर|परिसरात|इलाका|इलाके'

/** How people come to a job, how far it is, when and where they would work, and board, lodging and allowances. */
const unused =
  'shift|shifts|day shift|day shifts|night shift|night shifts|morning shift|evening shift|general shift|rotational|rotational shift|rotational shifts|rotating shift|rotation shift|shift duty|night duty|day duty|us shift|uk shift|din ki shift|raat ki shift|दिन की शिफ्ट|रात की शिफ्ट|रात पाळी|दिवस पाळी|शिफ्ट|पाळी|' +
  'pan india|panindia|all india|all over india|across india|anywhere in india|south india|north india|east india|west india|central india|relocate|relocation|willing to relocate|ready to relocate|can relocate|open to relocation|willing to travel|ready to travel|job fair|career fair|पूरे भारत में|कहीं भी|कुठेही|' +
  'km|kms|kilometer|kilometers|kilometre|kilometres|किमी|कि मी|किलोमीटर|interview|interviews|walk in|walk ins|walk in interview|walk in interviews|direct interview|mulakhat|sakshatkar|इंटरव्यू|इंटरव्यूज|साक्षात्कार|मुलाखत|मुलाखती|वॉक इन|वॉक इन इंटरव्यू|travel ok|' +
  'stay|stay provided|food stay|food and stay|stay and food|food accommodation|food and accommodation|accommodation|accommodation provided|accomodation|room provided|with room|hostel provided|lodging|lodging boarding|boarding lodging|rehna|rehna khana|khana rehna|रहने की सुविधा|रहना खाना|राहण्याची सोय|cab|cab facility|cab provided|pick and drop|allowance|allowances|petrol allowance|incentive|incentives|fixed salary|weekly payment|daily payment'

/** Hours that an employer offers: no profile has them, and a job may say them. */
const offered =
  'night|nights|day time|night time|evening|evenings|morning|mornings|day only|night only|full day|half day|sunday|sundays|sunday off|weekend|weekends|24x7|duty|8 hours duty|8 hour duty|12 hours duty|12 hour duty|12 hours|12 hrs|24 hrs|24 hours|raat|raat ki duty|din|din mein|din me|subah|shaam|shaam ko|ड्यूटी|रात|रात की ड्यूटी|दिन में|सुबह|शाम|शाम को|रात्रपाळी|दिवसपाळी'

/** What seekers of work say of a job, and no job is found by: kinds of employers, and that it is new. */
const saidOfJobs =
  'startup|startups|start up|start ups|startup company|startup companies|startup job|startup jobs|स्टार्टअप|private|private job|private jobs|private company|private companies|private sector|pvt|pvt job|pvt jobs|pvt company|khajgi|khasgi|khajgi naukri|khajgi nokri|प्राइवेट|प्राइवेट नौकरी|प्राइवेट जॉब|प्रायव्हेट|खाजगी|खाजगी नोकरी|खासगी|खासगी नोकरी|निजी|निजी नौकरी|' +
  'mnc|mncs|mnc company|mnc companies|multinational|multinational company|multinational companies|एमएनसी|मल्टीनेशनल|बहुराष्ट्रीय|बहुराष्ट्रीय कंपनी|big company|good company|top company|top companies|reputed company|badi company|acchi company|achi company|बड़ी कंपनी|अच्छी कंपनी|मोठी कंपनी|चांगली कंपनी|' +
  'govt|gov|govt job|govt jobs|government|goverment|government job|government jobs|goverment job|goverment jobs|government sector|semi government|semi govt|psu|psu jobs|central government|state government|sarkari|sarkari job|sarkari jobs|sarkari naukri|sarkari nokri|sarkari kaam|shaskiya|सरकारी|सरकारी नौकरी|सरकारी नौकरियां|सरकारी जॉब|सरकारी काम|सरकारी नोकरी|शासकीय|शासकीय नोकरी|निमसरकारी|गवर्नमेंट|गवर्नमेंट जॉब|' +
  'walk in drive|walk in drives|direct joining|joining|new|new job|new jobs|new vacancy|newly|latest|latest job|latest jobs|recent|today|today job|today jobs|todays|tomorrow|this week|aaj|aaj ka|aaj ki|naya|naye|navin|आज|आज की|उद्या|नई|नयी|नया|नए|नवीन|नवी|ताजी|ताज़ी'

/** Where the person is who searches. */
const nearMe =
  'km from home|kms from home|minutes from home|min from home|away from home|near me|nearby me|near by me|around me|close to me|in my city|in my area|near my home|near my house|near home|ghar ke paas|ghar ke pas|mere shahar mein|mere shahar me|mere sheher mein|majhya jawal|mazya jawal|majhya shaharat|gharajawal|मेरे आसपास|मेरे शहर में|घर के पास|घर के नजदीक|माझ्या जवळ|माझ्याजवळ|माझ्या शहरात|घराजवळ'

/** Words that are recognised and are no question, by what they are. */
export const unsearchedWords = {
  trait: traits,
  personal,
  workplace: workplaces,
  ofPlace: ofPlaces,
  unused,
  offered,
  saidOfJobs,
  nearMe,
} as const
