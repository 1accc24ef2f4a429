/** Hindi texts of getting started and the summary. */
export const gettingStarted = {
  'start.title': 'सत्यापित हुनर, असली नौकरियाँ।',
  'start.text': 'तीन क़दम, और कंपनियाँ आपको ढूँढ सकती हैं।',
  'start.step.1': 'अपने मोबाइल नंबर से खाता बनाएँ। यह मुफ़्त है।',
  'start.step.2': 'अपनी पढ़ाई, हुनर और मनचाहे रोल भरें।',
  'start.step.3': 'नौकरियों और प्लेसमेंट ड्राइव के लिए आवेदन करें, या कंपनियों को आपको ढूँढने दें।',
  'summary.title': 'सारांश',
  'summary.text': 'सब कुछ एक नज़र में।',
  'summary.applications': 'मेरे आवेदन',
  'summary.applications.text': 'आपने कहाँ आवेदन किया, और उसका क्या हुआ।',
  'summary.payments': 'भुगतान और रसीदें',
  'summary.payments.text': 'आपने क्या भुगतान किया, हर रसीद के साथ।',
  'summary.profile': 'आपकी प्रोफ़ाइल',
  'summary.profile.text': '{percent}% मज़बूत',
} as const
