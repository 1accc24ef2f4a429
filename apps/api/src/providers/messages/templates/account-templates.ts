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
      hi: '{otp} आपका Pramaan कोड है। यह 10 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।',
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
      en: 'Somebody asked for a Pramaan code for this number or e-mail. We sent none: the account is suspended. Write to us if you think that this is wrong.',
      hi: 'इस नंबर या ई-मेल के लिए Pramaan कोड माँगा गया। कोड नहीं भेजा गया: यह खाता रोक दिया गया है। आपको यह गलत लगे तो हमें लिखें।',
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
  'staff-invitation': {
    secrets: ['link'],
    category: 'UTILITY',
    subject: {
      en: '{inviter} invites you to Pramaan',
      hi: '{inviter} ने आपको Pramaan पर बुलाया है',
      mr: '{inviter} यांनी तुम्हाला Pramaan वर बोलावले आहे',
    },
    text: {
      en: '{inviter} invites you to the Pramaan staff console as {role}: {link}',
      hi: '{inviter} ने आपको {role} के रूप में Pramaan स्टाफ़ कंसोल से जुड़ने का निमंत्रण दिया है: {link}',
      mr: '{inviter} यांनी तुम्हाला {role} म्हणून Pramaan स्टाफ कन्सोलवर येण्याचे निमंत्रण दिले आहे: {link}',
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
} as const satisfies Record<string, Template>
