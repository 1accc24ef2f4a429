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
