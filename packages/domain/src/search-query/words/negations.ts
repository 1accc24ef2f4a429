/** Each of some words with each of some others behind it; both separated by strokes. */
function combined(first: string, behind: string): string {
  return first
    .split('|')
    .flatMap((one) => behind.split('|').map((other) => `${one} ${other}`))
    .join('|')
}

/** 'Do not consider freshers', 'never worked in BPO'. */
const actions =
  'not include|not including|not consider|not considering|not call|not shortlist|not select|not suggest|dont include|dont consider|dont call|dont shortlist|dont select|' +
  'never worked in|never worked at|never worked with|never worked for|not worked in|not worked at|not worked with|not worked for|not working in|not working at|not interested in|not willing to work in'

const before =
  'not|without|except|except for|excepting|excluding|exclude|excludes|exclusive of|no|minus|other than|apart from|aside from|barring|rather than|instead of|avoid|avoiding|ignore|never|nor|neither|leave out|leaving out|leaving aside|' +
  'dont|doesnt|didnt|isnt|arent|wasnt|hasnt|havent|hadnt|cant|cannot|shouldnt|mustnt|wont|wouldnt|' +
  'anywhere but|anywhere except|everywhere but|anything but|anyone but|everyone but|everything but|all but|any but|' +
  `${combined('any|all|every', 'city but|cities but|location but|locations but|place but|places but|state but|area but|skill but|skills but|language but|company but|field but|industry but|domain but|candidate but|candidates but')}|${actions}`

/** 'Freshers need not apply', 'freshers are not allowed'. */
const refused =
  `${combined(
    'need not|do not|dont|should not|shouldnt|must not|mustnt|cannot|can not|cant|may not|will not|wont|shall not|neednt',
    'apply|join|contact|respond|reply|be considered|be entertained|be accepted|be allowed|be shortlisted|be selected|be called',
  )}|${combined('not|never', 'allowed|accepted|acceptable|eligible|considered|entertained|welcome|wanted|preferred|permitted|suitable|shortlisted|please')}|` +
  'excluded|is excluded|are excluded|excepted|excuse|please excuse|stay away|please stay away|keep away|barred|is barred|are barred|prohibited'

const hindiInLatin =
  'nahi|nahin|nahi chahiye|nahin chahiye|nahi chalega|nahi chalenge|na ho|na hon|na bhejo|na bhejna|na bheje|na bhejen|' +
  'ke bina|ke bagair|ke alawa|ke alava|ke elawa|ke siwa|ke siva|ke siway|ke sivay|ke sivaay|ke atirikt|chhod kar|chhodkar|chhod ke|chhodke|chod kar|chodkar|chod ke|chodke|ko chhodkar|ko chhod kar|ko chhod ke|ko chodkar|ko chod kar|ko chod ke|ko hatakar|hata kar|hatakar|hata ke|' +
  combined(
    'mat',
    'bhejo|bhejna|bhejiye|bheje|bhejen|bhejein|do|dena|dijiye|dikhao|dikhana|lao|lana|rakho|rakhna|karo|karna|lo|lena|chahiye',
  )

const marathiInLatin =
  'shivay|sivay|sivaay|siway|kherij|nahi pahije|nahi chalel|chalnar nahi|chalat nahi|nako|nakot|nakoy|nakoyt|nako ahe|nasava|nasavi|nasave|nasavet|naslela|nasleli|naslele|sodun|sodoon|vagalun|vaglun|vagalta|vyatirikt|pathvu naka|pathavu naka|deu naka|dakhvu naka|gheu naka'

const hindi =
  'नहीं|नही|नहीं चाहिए|नहीं चाहिये|नहीं चलेगा|नहीं चलेंगे|न हो|न हों|ना हो|न भेजो|न भेजें|ना भेजें|मत|' +
  'के बिना|के बगैर|के अलावा|के सिवा|के सिवाय|के अतिरिक्त|छोड़कर|छोड़ कर|छोड़ के|को छोड़कर|को छोड़ कर|को छोड़ के|हटाकर|को हटाकर|' +
  combined('मत', 'भेजो|भेजना|भेजिए|भेजिये|भेजें|भेजे|दो|देना|दीजिए|दिखाओ|दिखाना|लाओ|लाना|रखो|रखना|करो|लेना')

const marathi =
  'शिवाय|सिवाय|खेरीज|नाही|नाहीत|नाही पाहिजे|नको|नकोत|नकोय|नकोयत|नको आहे|नको आहेत|नसावा|नसावी|नसावे|नसावेत|नसलेला|नसलेली|नसलेले|चालणार नाही|चालणार नाहीत|चालत नाही|सोडून|वगळून|वगळता|व्यतिरिक्त|पाठवू नका|देऊ नका|दाखवू नका|घेऊ नका|आणू नका|ठेवू नका'

/** The words that exclude, by what they exclude. */
export const negationWords = {
  notNext: before,
  notLast: [refused, hindiInLatin, marathiInLatin, hindi, marathi].join('|'),
  notBeside: 'bina|bagair|vina|बिना|बगैर|विना',
  outsideNext: 'outside|outside of|beyond|away from',
  outsideLast:
    'ke bahar|ke baahar|se bahar|se baahar|bahar|baahar|baher|bahercha|baherche|baheril|chya baher|chya baheril|के बाहर|से बाहर|बाहर|बाहेर|बाहेरचा|बाहेरची|बाहेरचे|बाहेरील|च्या बाहेर|च्या बाहेरील',
  non: 'non',
} as const
