import type { Template } from './template.ts'

/** Messages about applications to jobs and drives, and about being shortlisted. */
export const applicationTemplates = {
  'application-sent': {
    category: 'UTILITY',
    subject: { en: 'You have applied for {title}', hi: '{title} के लिए आपका आवेदन', mr: '{title} साठी तुमचा अर्ज' },
    text: {
      en: 'Your application for {title} has been sent. Follow it on Pramaan: {link}',
      hi: '{title} के लिए आपका आवेदन भेज दिया गया है। उसकी स्थिति Pramaan पर देखें: {link}',
      mr: '{title} साठी तुमचा अर्ज पाठवला आहे. त्याची स्थिती Pramaan वर पाहा: {link}',
    },
  },
  'application-accepted': {
    category: 'UTILITY',
    subject: { en: '{title}: accepted', hi: '{title}: आवेदन स्वीकार हुआ', mr: '{title}: अर्ज स्वीकारला' },
    text: {
      en: 'Good news: your application for {title} has been accepted. What comes next: {link}',
      hi: 'अच्छी ख़बर: {title} के लिए आपका आवेदन स्वीकार कर लिया गया है। आगे क्या करना है, देखें: {link}',
      mr: 'आनंदाची बातमी: {title} साठी तुमचा अर्ज स्वीकारला गेला आहे. पुढे काय करायचे ते पाहा: {link}',
    },
  },
  'application-rejected': {
    category: 'UTILITY',
    subject: { en: '{title}: not this time', hi: '{title}: इस बार चयन नहीं हुआ', mr: '{title}: या वेळी निवड झाली नाही' },
    text: {
      en: 'Your application for {title} was not selected this time. See other openings for you: {link}',
      hi: '{title} के लिए इस बार आपका चयन नहीं हुआ। आपके लायक़ दूसरे अवसर देखें: {link}',
      mr: '{title} साठी या वेळी तुमची निवड झाली नाही. तुमच्यासाठीच्या इतर संधी पाहा: {link}',
    },
  },
  'application-received': {
    category: 'UTILITY',
    subject: {
      en: 'New applications for {title}',
      hi: '{title} के लिए नए आवेदन',
      mr: '{title} साठी नवीन अर्ज',
    },
    text: {
      en: '{candidate} has applied for {title} on Pramaan. See who has applied: {link}',
      hi: '{candidate} ने Pramaan पर {title} के लिए आवेदन किया है। किसने आवेदन किया है, देखें: {link}',
      mr: '{candidate} यांनी Pramaan वर {title} साठी अर्ज केला आहे. कोणी अर्ज केले ते पाहा: {link}',
    },
  },
  'drive-requested': {
    category: 'UTILITY',
    subject: { en: 'Your request for {drive}', hi: '{drive} के लिए आपका अनुरोध', mr: '{drive} साठी तुमची विनंती' },
    text: {
      en: 'We have your request to join {drive}. We will tell you as soon as it is reviewed: {link}',
      hi: '{drive} में शामिल होने का आपका अनुरोध मिल गया है। समीक्षा होते ही हम आपको बताएँगे: {link}',
      mr: '{drive} मध्ये सहभागी होण्याची तुमची विनंती मिळाली आहे. तपासणी होताच आम्ही तुम्हाला कळवू: {link}',
    },
  },
  'drive-accepted': {
    category: 'UTILITY',
    subject: {
      en: '{drive}: you are accepted',
      hi: '{drive}: आपका अनुरोध स्वीकार हुआ',
      mr: '{drive}: तुमची विनंती मान्य झाली',
    },
    text: {
      en: 'You are accepted for {drive}. Pay the fee of Rs {amount} to confirm your seat: {link}',
      hi: '{drive} के लिए आपका अनुरोध स्वीकार हो गया है। अपनी सीट पक्की करने के लिए {amount} रुपये का शुल्क भरें: {link}',
      mr: '{drive} साठी तुमची विनंती मान्य झाली आहे. जागा निश्चित करण्यासाठी {amount} रुपये शुल्क भरा: {link}',
    },
  },
  'drive-rejected': {
    category: 'UTILITY',
    subject: { en: '{drive}: not this time', hi: '{drive}: अनुरोध स्वीकार नहीं हुआ', mr: '{drive}: विनंती मान्य झाली नाही' },
    text: {
      en: 'Your request for {drive} was not accepted this time. See other drives: {link}',
      hi: '{drive} के लिए आपका अनुरोध इस बार स्वीकार नहीं हुआ। दूसरी ड्राइव देखें: {link}',
      mr: '{drive} साठी तुमची विनंती या वेळी मान्य झाली नाही. इतर ड्राइव्ह पाहा: {link}',
    },
  },
  'drive-closed': {
    category: 'UTILITY',
    subject: {
      en: '{drive}: your request is closed for now',
      hi: '{drive}: आपका अनुरोध अभी के लिए बंद है',
      mr: '{drive}: तुमची विनंती सध्या बंद आहे',
    },
    text: {
      en: 'Your request to join {drive} is closed for now. You have nothing to pay, and you can request again: {link}',
      hi: '{drive} में शामिल होने का आपका अनुरोध अभी के लिए बंद कर दिया गया है। आपको कुछ भुगतान नहीं करना है, और आप फिर से अनुरोध कर सकते हैं: {link}',
      mr: '{drive} मध्ये सहभागी होण्याची तुमची विनंती सध्या बंद केली आहे. तुम्हाला काहीही भरायचे नाही, आणि तुम्ही पुन्हा विनंती करू शकता: {link}',
    },
  },
  'drive-fee-missing': {
    category: 'UTILITY',
    subject: {
      en: '{drive}: we did not receive your fee',
      hi: '{drive}: आपका शुल्क नहीं मिला',
      mr: '{drive}: तुमचे शुल्क मिळाले नाही',
    },
    text: {
      en: 'The fee of Rs {amount} for {drive} did not reach us in time, so your seat is not booked. You can request again: {link}',
      hi: '{drive} का {amount} रुपये शुल्क हमें समय पर नहीं मिला, इसलिए आपकी सीट बुक नहीं हुई। आप फिर से अनुरोध कर सकते हैं: {link}',
      mr: '{drive} चे {amount} रुपये शुल्क आम्हाला वेळेत मिळाले नाही, त्यामुळे तुमची जागा निश्चित झाली नाही. तुम्ही पुन्हा विनंती करू शकता: {link}',
    },
  },
  'drive-payment-due': {
    category: 'UTILITY',
    subject: { en: '{drive}: fee not paid', hi: '{drive}: शुल्क बाकी है', mr: '{drive}: शुल्क बाकी आहे' },
    text: {
      en: 'The fee of Rs {amount} for {drive} has not reached us, so your seat is not confirmed. Request again: {link}',
      hi: '{drive} का {amount} रुपये शुल्क हमें नहीं मिला, इसलिए आपकी सीट पक्की नहीं हुई। फिर से अनुरोध करें: {link}',
      mr: '{drive} चे {amount} रुपये शुल्क आम्हाला मिळाले नाही, त्यामुळे तुमची जागा निश्चित झालेली नाही. पुन्हा विनंती करा: {link}',
    },
  },
  'drive-moved': {
    category: 'UTILITY',
    subject: {
      en: '{drive}: new day, hour or place',
      hi: '{drive}: दिन, समय या जगह बदली है',
      mr: '{drive}: दिवस, वेळ किंवा ठिकाण बदलले आहे',
    },
    text: {
      en: 'The day, hour or place of {drive} has changed. Now: {when}, {where}. Everything about it: {link}',
      hi: '{drive} का दिन, समय या जगह बदल गई है। अब: {when}, {where}। पूरी जानकारी यहाँ देखें: {link}',
      mr: '{drive} चा दिवस, वेळ किंवा ठिकाण बदलले आहे. आता: {when}, {where}. सर्व माहिती इथे पाहा: {link}',
    },
  },
  'drive-cancelled': {
    category: 'UTILITY',
    subject: {
      en: '{drive} is cancelled',
      hi: '{drive} रद्द हो गई है',
      mr: '{drive} रद्द झाला आहे',
    },
    text: {
      en: '{drive} does not take place, and you have nothing to pay for it. See other drives: {link}',
      hi: '{drive} अब नहीं होगी, और इसके लिए आपको कुछ भुगतान नहीं करना है। दूसरी ड्राइव देखें: {link}',
      mr: '{drive} आता होणार नाही, आणि त्यासाठी तुम्हाला काहीही भरायचे नाही. इतर ड्राइव्ह पाहा: {link}',
    },
  },
  'drive-paid': {
    category: 'UTILITY',
    subject: {
      en: '{drive}: your seat is confirmed',
      hi: '{drive}: आपकी सीट पक्की है',
      mr: '{drive}: तुमची जागा निश्चित',
    },
    text: {
      en: 'Your seat in {drive} is confirmed. Day, place and what to bring: {link}',
      hi: '{drive} में आपकी सीट पक्की हो गई है। दिन, जगह और साथ क्या लाना है, देखें: {link}',
      mr: '{drive} मधील तुमची जागा निश्चित झाली आहे. दिवस, ठिकाण आणि सोबत काय आणायचे ते पाहा: {link}',
    },
  },
  shortlisted: {
    category: 'UTILITY',
    subject: {
      en: '{company} has shortlisted you',
      hi: '{company} ने आपको शॉर्टलिस्ट किया',
      mr: '{company} ने तुम्हाला शॉर्टलिस्ट केले',
    },
    text: {
      en: '{company} has shortlisted you on Pramaan. Keep your profile up to date: {link}',
      hi: '{company} ने Pramaan पर आपको शॉर्टलिस्ट किया है। अपनी प्रोफ़ाइल अपडेट रखें: {link}',
      mr: '{company} ने Pramaan वर तुम्हाला शॉर्टलिस्ट केले आहे. तुमची प्रोफाइल अपडेट ठेवा: {link}',
    },
  },
} as const satisfies Record<string, Template>
