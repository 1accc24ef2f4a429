/** A language that an employer and a candidate write to each other in. */
export type Language = 'en' | 'hi' | 'mr'

type Pair = readonly [said: string, answer: string]

/** What is said in a language: an opening is a greeting, a reason and a question; an answer leads to an appointment. */
type Phrases = {
  greetings: readonly string[]
  reasons: readonly string[]
  questions: readonly string[]
  /** A candidate's answer, and what the employer says to it. */
  answers: readonly Pair[]
  /** What an employer says after an interview or with an offer, and the candidate's answer. */
  interviews: readonly Pair[]
  offers: readonly Pair[]
  /** The days of the week, Sunday first. */
  days: readonly string[]
  hours: readonly string[]
}

const en: Phrases = {
  greetings: [
    'Hello {candidate}, I am {recruiter} from {company}.',
    'Hi {candidate}, {recruiter} here from {company}.',
    'Good morning {candidate}, this is {recruiter} of {company}.',
    'Dear {candidate}, my name is {recruiter}; I hire for {company}.',
    'Hello {candidate}! {recruiter} from {company}.',
  ],
  reasons: [
    'We have a place as {title} in {place}, and your profile fits.',
    'Your practice in {skill} is what our team needs.',
    'I have read your profile for our opening as {title}.',
    'The team in {place} grows, and it lacks {skill}.',
    'You know {skill}, and our opening as {title} asks for it.',
    'Someone with your knowledge of {skill} would help us in {place}.',
  ],
  questions: [
    'Are you open to a call on {day}?',
    'When can we talk for ten minutes?',
    'May I call you on {day} at {time}?',
    'When are you free for a call this week?',
    'Shall we talk on {day}?',
    'Would {time} on {day} suit you for a first talk?',
  ],
  answers: [
    [
      'Hello {recruiter}, thank you for writing. I am free on {day} after {time}.',
      'Then I call you on {day}. Please keep your CV at hand.',
    ],
    [
      'Good morning. Yes, please call me on {day} at {time}.',
      '{day} at {time} it is. I will call from the office number.',
    ],
    [
      'Thank you. Could you tell me where the office is?',
      'In {place}, ten minutes from the station. I will call you on {day} at {time}.',
    ],
    [
      'Thank you, {recruiter}. What would I begin with?',
      'With {skill}, beside a senior colleague. More on the phone, on {day} at {time}?',
    ],
    [
      'Yes, I am interested. Is the first round at your office?',
      'The first one is a call, on {day} at {time}; for the second we meet in {place}.',
    ],
    [
      'Thanks for your message! My days are full, but {day} at {time} would work.',
      '{day} at {time} suits me as well. Talk to you then, {candidate}.',
    ],
    [
      'Sorry for the late answer, I was travelling. Is the place as {title} still open?',
      'It is. I will call you on {day} at {time}.',
    ],
    [
      'Hello {recruiter}, I have read about {company} and would like to know more.',
      'Good to hear. I have half an hour on {day}, from {time} on.',
    ],
  ],
  interviews: [
    [
      'Thank you for coming today, {candidate}. We will let you know by {day}.',
      'Thank you, {recruiter}. It was good to meet the team. I wait for {day} then.',
    ],
    [
      'It was good to meet you, {candidate}. The team lead wants one more short talk; is {day} fine?',
      '{day} is fine, any time after {time}.',
    ],
    [
      'The team liked how you explained {skill}. We decide by {day}.',
      'That makes me happy, thank you. I look forward to {day}.',
    ],
    [
      'A good talk today. One more candidate comes on {day}, then we decide.',
      'I understand. Thank you for telling me, {recruiter}.',
    ],
    [
      'Thank you for your time today. Could you send me your certificates by {day}?',
      'Of course, you have them by {day} at {time}. Thank you for the talk.',
    ],
    [
      'You did well in the test, {candidate}. The team lead in {place} reads your profile now.',
      'That sounds good. Thank you for telling me so soon, {recruiter}.',
    ],
  ],
  offers: [
    [
      '{candidate}, we would like you to join us as {title} from the first of next month. The offer letter is on its way.',
      'Thank you so much, {recruiter}! I will send the signed copy tonight.',
    ],
    [
      'Good news: the team chose you, {candidate}. Please read the offer letter and answer by {day}.',
      'Wonderful, thank you! I have read it and gladly accept.',
    ],
    [
      'Congratulations, {candidate}! {company} would like to have you as {title}. Can you sign by {day}?',
      'I am very happy. You have my signature by {day}, {time} at the latest.',
    ],
    [
      'We have decided, {candidate}: the place in {place} is yours. I have sent you the letter.',
      'What a day! Thank you for everything, {recruiter}. I accept.',
    ],
  ],
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hours: ['10 am', '10:30 am', '11 am', '12:30 pm', '3 pm', '4 pm', '5:30 pm', '6 pm'],
}

const hi: Phrases = {
  greetings: [
    'नमस्ते {candidate}, मैं {company} से {recruiter}।',
    'नमस्कार {candidate}, मेरा नाम {recruiter} है, {company} से।',
    'नमस्ते {candidate}! {company} की ओर से {recruiter}।',
  ],
  reasons: [
    'हमें {place} में {title} की ज़रूरत है और आपकी प्रोफ़ाइल पसंद आई।',
    'हमारी टीम को {skill} जानने वाले साथी चाहिए।',
    '{title} के पद के लिए मैंने आपकी प्रोफ़ाइल देखी।',
  ],
  questions: ['क्या {day} को बात हो सकती है?', 'दस मिनट की बात के लिए आप कब खाली हैं?', 'क्या मैं {day} को {time} फ़ोन करूँ?'],
  answers: [
    ['नमस्ते {recruiter} जी, धन्यवाद। {day} को {time} के बाद फ़ोन कीजिए।', 'ठीक है, {day} को फ़ोन करेंगे। अपना CV पास रखिए।'],
    ['धन्यवाद। दफ़्तर कहाँ है?', '{place} में, स्टेशन से दस मिनट। {day} को {time} बात करते हैं।'],
    ['जी, मुझे इस काम में रुचि है। क्या {day} को बात हो सकती है?', 'हाँ, {day} को {time}।'],
  ],
  interviews: [
    ['आज आने के लिए धन्यवाद, {candidate}। {day} तक बताएँगे।', 'धन्यवाद, टीम से मिलकर अच्छा लगा। {day} का इंतज़ार रहेगा।'],
    ['टीम को {skill} पर आपकी बात पसंद आई। क्या {day} को एक बार और बात हो सकती है?', 'जी, {day} को {time} के बाद कभी भी।'],
  ],
  offers: [
    [
      '{candidate}, हम चाहते हैं कि आप अगले महीने से {title} के पद पर हमसे जुड़ें।',
      'बहुत-बहुत धन्यवाद! हस्ताक्षर किया हुआ पत्र आज ही मिल जाएगा।',
    ],
    ['बधाई हो {candidate}! ऑफ़र लेटर भेज दिया है, {day} तक उत्तर दीजिए।', 'धन्यवाद {recruiter} जी, मुझे स्वीकार है।'],
  ],
  days: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  hours: ['सुबह 10 बजे', 'सुबह 11 बजे', 'दोपहर 12 बजे', 'दोपहर 3 बजे', 'शाम 5 बजे', 'शाम 6 बजे'],
}

const mr: Phrases = {
  greetings: [
    'नमस्कार {candidate}, मी {company} मधून {recruiter}.',
    'नमस्कार {candidate}, माझे नाव {recruiter}, {company} कडून.',
    'नमस्कार {candidate}! {company} च्या वतीने {recruiter}.',
  ],
  reasons: [
    'आम्हाला {place} मध्ये {title} हवे आहेत आणि तुमची प्रोफाइल आवडली.',
    'आमच्या टीमला {skill} येणारे सहकारी हवे आहेत.',
    '{title} या जागेसाठी तुमची प्रोफाइल पाहिली.',
  ],
  questions: ['{day} बोलता येईल का?', 'दहा मिनिटे बोलायला तुम्हाला कधी वेळ आहे?', '{day} {time} फोन केला तर चालेल का?'],
  answers: [
    ['नमस्कार, हो चालेल. {day} {time} फोन करा.', 'ठीक आहे, {day} {time} फोन करू. CV जवळ ठेवा.'],
    ['धन्यवाद. ऑफिस कुठे आहे?', '{place} मध्ये, स्टेशनपासून दहा मिनिटांवर. {day} {time} बोलूया.'],
    ['हो, मला या कामात रस आहे. {day} बोलूया का?', 'नक्की, {day} {time}.'],
  ],
  interviews: [
    ['आज आल्याबद्दल धन्यवाद, {candidate}. {day} पर्यंत कळवू.', 'धन्यवाद, टीमला भेटून छान वाटले. तुमच्या उत्तराची वाट पाहीन.'],
    ['{skill} बद्दलचे तुमचे बोलणे टीमला आवडले. {day} पुन्हा एकदा बोलूया का?', 'हो, {day} {time} नंतर कधीही.'],
  ],
  offers: [
    [
      '{candidate}, पुढच्या महिन्यापासून {title} म्हणून तुम्ही आमच्यात यावे असे आम्हाला वाटते.',
      'खूप खूप धन्यवाद! आज सही करून पत्र पाठवेन.',
    ],
    ['अभिनंदन {candidate}! ऑफर लेटर पाठवले आहे, {day} पर्यंत उत्तर द्या.', 'धन्यवाद {recruiter}, मला मान्य आहे.'],
  ],
  days: ['रविवारी', 'सोमवारी', 'मंगळवारी', 'बुधवारी', 'गुरुवारी', 'शुक्रवारी', 'शनिवारी'],
  hours: [
    'सकाळी १० वाजता',
    'सकाळी ११ वाजता',
    'दुपारी १२ वाजता',
    'दुपारी ३ वाजता',
    'संध्याकाळी ५ वाजता',
    'संध्याकाळी ६ वाजता',
  ],
}

/** What employers and candidates write, by language. */
export const phrases: Readonly<Record<Language, Phrases>> = { en, hi, mr }
