import type { Template } from './template.ts'

/** Messages about verification, and the reminders. */
export const verificationTemplates = {
  'verification-applied': {
    category: 'UTILITY',
    subject: { en: 'Your verification has begun', hi: 'आपका सत्यापन शुरू हो गया है', mr: 'तुमची पडताळणी सुरू झाली आहे' },
    text: {
      en: 'You have applied for verification. Our team will call you; keep your phone near. Your status: {link}',
      hi: 'सत्यापन के लिए आपका आवेदन मिल गया है। हमारी टीम आपको फ़ोन करेगी, फ़ोन पास रखें। स्थिति देखें: {link}',
      mr: 'पडताळणीसाठी तुमचा अर्ज मिळाला आहे. आमची टीम तुम्हाला फोन करेल, फोन जवळ ठेवा. स्थिती पाहा: {link}',
    },
  },
  'verification-verified': {
    category: 'UTILITY',
    subject: { en: 'Your profile is verified', hi: 'आपकी प्रोफ़ाइल सत्यापित है', mr: 'तुमची प्रोफाइल पडताळली आहे' },
    text: {
      en: 'Congratulations, your Pramaan profile is verified. Employers now see the seal: {link}',
      hi: 'बधाई हो, आपकी Pramaan प्रोफ़ाइल सत्यापित हो गई है। अब कंपनियों को यह मुहर दिखेगी: {link}',
      mr: 'अभिनंदन, तुमची Pramaan प्रोफाइल पडताळली गेली आहे. आता कंपन्यांना ही मोहर दिसेल: {link}',
    },
  },
  'verification-reopened': {
    category: 'UTILITY',
    subject: {
      en: 'Your verification is open again',
      hi: 'आपका सत्यापन फिर से खुला है',
      mr: 'तुमची पडताळणी पुन्हा सुरू आहे',
    },
    text: {
      en: 'Your profile is no longer verified. Our HR team needs to review it again and will call you. There is nothing more to pay: {link}',
      hi: 'आपकी प्रोफ़ाइल अब सत्यापित नहीं है: हमारी HR टीम उसे एक बार फिर देखेगी और आपको फ़ोन करेगी। आपको दोबारा कुछ नहीं देना है: {link}',
      mr: 'तुमची प्रोफाइल आता पडताळलेली नाही: आमची HR टीम ती पुन्हा एकदा पाहील आणि तुम्हाला फोन करेल. तुम्हाला पुन्हा काही भरायचे नाही: {link}',
    },
  },
  'company-confirmed': {
    category: 'UTILITY',
    subject: { en: 'Your company is confirmed', hi: 'आपकी कंपनी की पुष्टि हो गई है', mr: 'तुमच्या कंपनीची खात्री झाली आहे' },
    text: {
      en: 'Your company is confirmed on Pramaan. You can now open contacts and CVs, and write to candidates: {link}',
      hi: 'Pramaan पर आपकी कंपनी की पुष्टि हो गई है। अब आप संपर्क और CV खोल सकते हैं और उम्मीदवारों को लिख सकते हैं: {link}',
      mr: 'Pramaan वर तुमच्या कंपनीची खात्री झाली आहे. आता तुम्ही संपर्क आणि CV उघडू शकता आणि उमेदवारांना लिहू शकता: {link}',
    },
  },
  'company-refused': {
    category: 'UTILITY',
    subject: {
      en: 'Your company is not confirmed',
      hi: 'आपकी कंपनी की पुष्टि नहीं हुई है',
      mr: 'तुमच्या कंपनीची खात्री झालेली नाही',
    },
    text: {
      en: 'We could not confirm your company: {reason}. Contacts, CVs and messages stay closed. See what you can give: {link}',
      hi: 'हम आपकी कंपनी की पुष्टि नहीं कर पाए: {reason}। संपर्क, CV और संदेश बंद रहेंगे। आप और क्या दे सकते हैं, देखें: {link}',
      mr: 'आम्ही तुमच्या कंपनीची खात्री करू शकलो नाही: {reason}. संपर्क, CV आणि संदेश बंद राहतील. तुम्ही आणखी काय देऊ शकता ते पाहा: {link}',
    },
  },
  'verification-pending': {
    category: 'UTILITY',
    subject: { en: 'Your verification is waiting', hi: 'आपका सत्यापन बाकी है', mr: 'तुमची पडताळणी बाकी आहे' },
    text: {
      en: 'Your verification is not finished yet. See what is missing and when we call: {link}',
      hi: 'आपका सत्यापन अभी पूरा नहीं हुआ है। क्या बाकी है और हम कब फ़ोन करेंगे, देखें: {link}',
      mr: 'तुमची पडताळणी अजून पूर्ण झालेली नाही. काय बाकी आहे आणि आम्ही केव्हा फोन करू ते पाहा: {link}',
    },
  },
  'profile-incomplete': {
    category: 'MARKETING',
    subject: {
      en: 'Your profile is {percent}% done',
      hi: 'आपकी प्रोफ़ाइल {percent}% पूरी है',
      mr: 'तुमची प्रोफाइल {percent}% पूर्ण आहे',
    },
    text: {
      en: 'Your Pramaan profile is {percent}% done. Employers see complete profiles first. Complete it: {link}',
      hi: 'आपकी Pramaan प्रोफ़ाइल {percent}% पूरी है। कंपनियों को पूरी प्रोफ़ाइल पहले दिखती है। इसे पूरा करें: {link}',
      mr: 'तुमची Pramaan प्रोफाइल {percent}% पूर्ण आहे. कंपन्यांना पूर्ण प्रोफाइल आधी दिसते. ती पूर्ण करा: {link}',
    },
  },
  'drive-ends-soon': {
    category: 'MARKETING',
    subject: { en: '{drive}: pay by {day}', hi: '{drive}: {day} तक भुगतान करें', mr: '{drive}: {day} पर्यंत पैसे भरा' },
    text: {
      en: 'The last day to pay for {drive} is {day}. Pay now to keep your seat: {link}',
      hi: '{drive} का शुल्क भरने का आख़िरी दिन {day} है। अपनी सीट पक्की करने के लिए अभी भुगतान करें: {link}',
      mr: '{drive} चे शुल्क भरण्याचा शेवटचा दिवस {day} आहे. जागा निश्चित करण्यासाठी आत्ताच पैसे भरा: {link}',
    },
  },
} as const satisfies Record<string, Template>
