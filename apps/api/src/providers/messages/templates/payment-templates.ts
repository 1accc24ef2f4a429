import type { Template } from './template.ts'

/** Messages about money. The link may open a receipt, so it is hidden from readers of the log. */
export const paymentTemplates = {
  'payment-captured': {
    secrets: ['link'],
    category: 'UTILITY',
    subject: {
      en: 'Receipt {receipt} from Pramaan',
      hi: 'Pramaan की रसीद {receipt}',
      mr: 'Pramaan ची पावती {receipt}',
    },
    text: {
      en: 'We have received Rs {amount} for {item}. Your receipt {receipt} opens here for 30 days: {link}',
      hi: '{item} के लिए {amount} रुपये मिल गए हैं। आपकी रसीद {receipt} यहाँ 30 दिन तक खुलेगी: {link}',
      mr: '{item} साठी {amount} रुपये मिळाले. तुमची पावती {receipt} इथे 30 दिवस उघडेल: {link}',
    },
  },
  'payment-refunded': {
    secrets: ['link'],
    category: 'UTILITY',
    subject: { en: 'Your refund of Rs {amount}', hi: '{amount} रुपये की वापसी', mr: '{amount} रुपयांचा परतावा' },
    text: {
      en: 'Rs {amount} for {item} is on its way back to you, within 5 to 7 working days. Refund voucher {receipt} opens here for 30 days: {link}',
      hi: '{item} के {amount} रुपये आपको वापस भेज दिए गए हैं; 5 से 7 कार्य-दिवसों में मिल जाएँगे। रिफ़ंड वाउचर {receipt} यहाँ 30 दिन तक खुलेगा: {link}',
      mr: '{item} चे {amount} रुपये तुम्हाला परत पाठवले आहेत; 5 ते 7 कामकाजाच्या दिवसांत मिळतील. परतावा व्हाउचर {receipt} इथे 30 दिवस उघडेल: {link}',
    },
  },
  'payment-requested': {
    secrets: [],
    category: 'UTILITY',
    subject: { en: 'Please pay for {item}', hi: 'कृपया {item} का भुगतान करें', mr: 'कृपया {item} चे पैसे भरा' },
    text: {
      en: 'Our team has asked you to pay Rs {amount} for {item}. Pay here within 7 days: {link}',
      hi: 'हमारी टीम ने आपसे {item} के लिए {amount} रुपये का भुगतान करने को कहा है। यहाँ 7 दिन के अंदर भुगतान करें: {link}',
      mr: 'आमच्या टीमने तुम्हाला {item} साठी {amount} रुपये भरण्यास सांगितले आहे. इथे 7 दिवसांत भरा: {link}',
    },
  },
  'payment-request-withdrawn': {
    secrets: [],
    category: 'UTILITY',
    subject: {
      en: 'You need not pay for {item}',
      hi: '{item} के लिए भुगतान न करें',
      mr: '{item} साठी पैसे भरू नका',
    },
    text: {
      en: 'We asked you to pay Rs {amount} for {item}. That request is withdrawn: you need not pay it. Your payments: {link}',
      hi: 'हमने आपसे {item} के लिए {amount} रुपये का भुगतान करने को कहा था। वह अनुरोध वापस ले लिया गया है, आपको यह भुगतान नहीं करना है। आपके भुगतान: {link}',
      mr: 'आम्ही तुम्हाला {item} साठी {amount} रुपये भरण्यास सांगितले होते. ती विनंती मागे घेतली आहे, तुम्हाला हे पैसे भरायचे नाहीत. तुमची पेमेंट: {link}',
    },
  },
  'payment-failed': {
    secrets: ['link'],
    category: 'UTILITY',
    subject: { en: 'Your payment did not go through', hi: 'आपका भुगतान नहीं हो पाया', mr: 'तुमचे पेमेंट झाले नाही' },
    text: {
      en: 'The payment of Rs {amount} for {item} did not go through. If money left your account, it is refunded automatically. Try again: {link}',
      hi: '{item} के लिए {amount} रुपये का भुगतान नहीं हो पाया। अगर पैसे कटे हैं तो अपने-आप वापस आ जाएँगे। फिर से कोशिश करें: {link}',
      mr: '{item} साठी {amount} रुपयांचे पेमेंट झाले नाही. पैसे कापले गेले असतील तर ते आपोआप परत येतील. पुन्हा प्रयत्न करा: {link}',
    },
  },
} as const satisfies Record<string, Template>
