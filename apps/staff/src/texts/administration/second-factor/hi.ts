import type { secondFactorTexts } from './en.ts'

/** Hindi texts of the second factor. */
export const secondFactor: Record<keyof typeof secondFactorTexts, string> = {
  'secondFactor.title': 'ऑथेंटिकेटर ऐप',
  'secondFactor.off':
    'बंद है। चालू होने पर साइन इन के लिए OTP के साथ आपके फ़ोन के ऐप के छह अंक भी लगते हैं, ताकि केवल आपके नंबर से कोई साइन इन न कर सके।',
  'secondFactor.on': 'चालू है। साइन इन करते समय ऐप के छह अंक माँगे जाते हैं।',
  'secondFactor.left':
    '{count, plural, =0 {कोई रिकवरी कोड नहीं बचा।} one {# रिकवरी कोड बचा है।} other {# रिकवरी कोड बचे हैं।}}',
  'secondFactor.lost': 'नया फ़ोन लिया? रिकवरी कोड से साइन इन करें, और एडमिन से अपना ऑथेंटिकेटर रीसेट करने को कहें।',
  'secondFactor.setUp': 'जोड़ें',
  'secondFactor.newCodes': 'नए रिकवरी कोड',
  'secondFactor.required.title': 'अपना ऑथेंटिकेटर ऐप जोड़ें',
  'secondFactor.required.text':
    'एडमिन के तौर पर आप यहाँ सब देख और बदल सकते हैं। इसलिए साइन इन के लिए आपके फ़ोन के ऐप से एक और सबूत चाहिए।',
  'secondFactor.scan.title': '1. यह कोड स्कैन करें',
  'secondFactor.scan.text':
    'अपने फ़ोन में कोई ऑथेंटिकेटर ऐप खोलें (Google Authenticator, Microsoft Authenticator, Aegis या कोई और), खाता जोड़ें और इसे स्कैन करें।',
  'secondFactor.scan.picture': 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड',
  'secondFactor.scan.cannot': 'स्कैन नहीं हो रहा? ऐप में यह कुंजी डालें:',
  'secondFactor.copyKey': 'कुंजी कॉपी करें',
  'secondFactor.enter.title': '2. ऐप में दिख रहे छह अंक डालें',
  'secondFactor.enter.label': 'ऐप का कोड',
  'secondFactor.enter.wrong': 'ऐप में अभी यह कोड नहीं है। सबसे नया डालें।',
  'secondFactor.turnOn': 'चालू करें',
  'secondFactor.turningOn': 'चालू हो रहा है...',
  'secondFactor.codes.title': 'अपने रिकवरी कोड सेव करें',
  'secondFactor.codes.text':
    'फ़ोन न हो तो इनमें से एक कोड से साइन इन होता है। हर कोड एक बार चलता है। इन्हें लिख लें या कहीं सुरक्षित रखें। हम इन्हें दोबारा नहीं दिखा सकते।',
  'secondFactor.codes.list': 'रिकवरी कोड',
  'secondFactor.codes.copy': 'सब कॉपी करें',
  'secondFactor.codes.save': 'फ़ाइल में सेव करें',
  'secondFactor.codes.done': 'मैंने सेव कर लिए',
  'secondFactor.codes.copied': 'आपके रिकवरी कोड कॉपी हुए।',
  'secondFactor.key.copied': 'कुंजी कॉपी हुई।',
  'secondFactor.copyFailed': 'कॉपी नहीं हुआ। टेक्स्ट चुनकर कॉपी करें।',
  'secondFactor.renew.title': 'नए रिकवरी कोड',
  'secondFactor.renew.text': 'आपके अभी के कोड बंद हो जाएँगे। ऑथेंटिकेटर ऐप में दिख रहे अंक डालें।',
  'secondFactor.renew.submit': 'नए कोड बनाएँ',
  'secondFactor.renew.submitting': 'बनाए जा रहे हैं...',
}
