import type { Template } from './template.ts'

/** Messages about signing in and the account. */
export const accountTemplates = {
  otp: {
    secrets: ['otp'],
    subject: {
      en: 'Your Pramaan code',
      hi: 'आपका Pramaan कोड',
      mr: 'तुमचा Pramaan कोड',
    },
    text: {
      en: '{otp} is your Pramaan code. It is valid for 10 minutes. Do not share it with anyone.',
      hi: '{otp} आपका Pramaan कोड है। यह 10 मिनट तक मान्य है। इसे किसी को न बताएँ।',
      mr: '{otp} हा तुमचा Pramaan कोड आहे. तो 10 मिनिटे चालेल. तो कोणालाही सांगू नका.',
    },
  },
  'sign-in-suspended': {
    category: 'UTILITY',
    subject: {
      en: 'Your Pramaan account is suspended',
      hi: 'आपका Pramaan खाता रोक दिया गया है',
      mr: 'तुमचे Pramaan खाते थांबवले आहे',
    },
    text: {
      en: 'A Pramaan code was requested for this number or e-mail. We sent none because the account is suspended. Contact us if you think this is a mistake.',
      hi: 'इस नंबर या ई-मेल के लिए Pramaan कोड माँगा गया। कोड नहीं भेजा गया: यह खाता रोक दिया गया है। आपको यह ग़लत लगे तो हमें लिखें।',
      mr: 'या नंबरसाठी किंवा ई-मेलसाठी Pramaan कोड मागितला गेला. कोड पाठवला नाही: हे खाते थांबवले आहे. हे चुकीचे वाटत असेल तर आम्हाला लिहा.',
    },
  },
  'email-changed': {
    category: 'UTILITY',
    subject: {
      en: 'Your e-mail address on Pramaan was changed',
      hi: 'Pramaan पर आपका ई-मेल पता बदला गया',
      mr: 'Pramaan वरील तुमचा ई-मेल पत्ता बदलला',
    },
    text: {
      en: 'Your Pramaan account has a new e-mail address, and this one no longer signs in. Was it not you? Sign in by your mobile number and change it back.',
      hi: 'आपके Pramaan खाते का ई-मेल पता बदल गया है, अब इस पते से साइन इन नहीं होगा। यह आपने नहीं किया? मोबाइल नंबर से साइन इन करके इसे वापस बदलें।',
      mr: 'तुमच्या Pramaan खात्याचा ई-मेल पत्ता बदलला आहे, या पत्त्याने आता साइन इन होणार नाही. हे तुम्ही केले नाही? मोबाइल नंबरने साइन इन करून तो परत बदला.',
    },
  },
  'erasure-requested': {
    category: 'UTILITY',
    subject: {
      en: 'Your Pramaan account will be erased on {date}',
      hi: 'आपका Pramaan खाता {date} को मिटा दिया जाएगा',
      mr: 'तुमचे Pramaan खाते {date} रोजी पुसले जाईल',
    },
    text: {
      en: 'You asked us to erase your Pramaan account. Nobody sees your profile from now on, and on {date} everything about you is erased. To keep it, sign in before that day: {link}. Was it not you? Sign in and keep your account.',
      hi: 'आपने अपना Pramaan खाता मिटाने को कहा है। अब से आपकी प्रोफ़ाइल किसी को नहीं दिखती, और {date} को आपके बारे में सब कुछ मिटा दिया जाएगा। खाता रखना हो तो उस दिन से पहले साइन इन करें: {link}. यह आपने नहीं किया? साइन इन करके अपना खाता रहने दें।',
      mr: 'तुम्ही तुमचे Pramaan खाते पुसण्यास सांगितले आहे. आतापासून तुमची प्रोफाइल कोणालाही दिसत नाही, आणि {date} रोजी तुमच्याबद्दलचे सर्व काही पुसले जाईल. खाते ठेवायचे असल्यास त्या दिवसाआधी साइन इन करा: {link}. हे तुम्ही केले नाही? साइन इन करून तुमचे खाते राहू द्या.',
    },
  },
  'erasure-cancelled': {
    category: 'UTILITY',
    subject: {
      en: 'Your Pramaan account stays',
      hi: 'आपका Pramaan खाता बना रहेगा',
      mr: 'तुमचे Pramaan खाते राहील',
    },
    text: {
      en: 'As you asked, we will not erase your Pramaan account on {date}. Everything is as it was: {link}',
      hi: 'आपका Pramaan खाता अब {date} को नहीं मिटेगा: आपने उसे रखने को कहा है। सब कुछ पहले जैसा है: {link}',
      mr: 'तुमचे Pramaan खाते आता {date} रोजी पुसले जाणार नाही: तुम्ही ते ठेवण्यास सांगितले आहे. सर्व काही पूर्वीसारखे आहे: {link}',
    },
  },
  'staff-invitation': {
    secrets: ['link'],
    category: 'UTILITY',
    subject: {
      en: '{inviter} invites you to Pramaan',
      hi: '{inviter} ने आपको Pramaan पर बुलाया है',
      mr: '{inviter} यांनी तुम्हाला Pramaan वर बोलावले आहे',
    },
    text: {
      en: '{inviter} invites you to the Pramaan staff console as {role}. Join within 7 days: {link}',
      hi: '{inviter} ने आपको {role} के रूप में Pramaan स्टाफ़ कंसोल से जुड़ने का निमंत्रण दिया है। 7 दिन के अंदर जुड़ें: {link}',
      mr: '{inviter} यांनी तुम्हाला {role} म्हणून Pramaan स्टाफ कन्सोलवर येण्याचे आमंत्रण दिले आहे. 7 दिवसांत सामील व्हा: {link}',
    },
  },
  'new-message': {
    category: 'UTILITY',
    subject: {
      en: 'A new message from {from}',
      hi: '{from} का नया संदेश',
      mr: '{from} यांचा नवीन संदेश',
    },
    text: {
      en: '{from} has sent you a message on Pramaan. Read and reply: {link}',
      hi: '{from} ने आपको Pramaan पर संदेश भेजा है। पढ़ें और जवाब दें: {link}',
      mr: '{from} यांनी तुम्हाला Pramaan वर संदेश पाठवला आहे. वाचा आणि उत्तर द्या: {link}',
    },
  },
  'help-answered': {
    category: 'UTILITY',
    subject: {
      en: 'We have answered your question',
      hi: 'आपके सवाल का जवाब आ गया है',
      mr: 'तुमच्या प्रश्नाचे उत्तर आले आहे',
    },
    text: {
      en: 'The Pramaan team has answered your question. Read it: {link}',
      hi: 'Pramaan टीम ने आपके सवाल का जवाब दिया है। यहाँ पढ़ें: {link}',
      mr: 'Pramaan टीमने तुमच्या प्रश्नाचे उत्तर दिले आहे. इथे वाचा: {link}',
    },
  },
} as const satisfies Record<string, Template>
