import type { secondFactorTexts } from './en.ts'

/** Marathi texts of the second factor. */
export const secondFactor: Record<keyof typeof secondFactorTexts, string> = {
  'secondFactor.title': 'ऑथेंटिकेटर ॲप',
  'secondFactor.off':
    'बंद आहे. चालू असताना साइन इनसाठी OTP सोबत तुमच्या फोनमधील ॲपचे सहा अंकही लागतात, म्हणजे फक्त तुमच्या नंबरने कोणी साइन इन करू शकत नाही.',
  'secondFactor.on': 'चालू आहे. साइन इन करताना ॲपचे सहा अंक विचारले जातात.',
  'secondFactor.left':
    '{count, plural, =0 {एकही रिकव्हरी कोड उरलेला नाही.} one {# रिकव्हरी कोड उरला आहे.} other {# रिकव्हरी कोड उरले आहेत.}}',
  'secondFactor.lost': 'नवा फोन घेतला? रिकव्हरी कोडने साइन इन करा, आणि ॲडमिनला तुमचा ऑथेंटिकेटर रीसेट करायला सांगा.',
  'secondFactor.setUp': 'जोडा',
  'secondFactor.newCodes': 'नवे रिकव्हरी कोड',
  'secondFactor.required.title': 'तुमचे ऑथेंटिकेटर ॲप जोडा',
  'secondFactor.required.text':
    'ॲडमिन म्हणून तुम्ही इथे सर्व पाहू आणि बदलू शकता. म्हणून साइन इनसाठी तुमच्या फोनमधील ॲपचा आणखी एक पुरावा लागतो.',
  'secondFactor.scan.title': '1. हा कोड स्कॅन करा',
  'secondFactor.scan.text':
    'तुमच्या फोनवर एखादे ऑथेंटिकेटर ॲप उघडा (Google Authenticator, Microsoft Authenticator, Aegis किंवा दुसरे), खाते जोडा आणि हे स्कॅन करा.',
  'secondFactor.scan.picture': 'तुमच्या ऑथेंटिकेटर ॲपसाठी QR कोड',
  'secondFactor.scan.cannot': 'स्कॅन होत नाही? ॲपमध्ये ही की टाका:',
  'secondFactor.copyKey': 'की कॉपी करा',
  'secondFactor.enter.title': '2. ॲपमध्ये दिसणारे सहा अंक टाका',
  'secondFactor.enter.label': 'ॲपचा कोड',
  'secondFactor.enter.wrong': 'ॲपमध्ये आत्ता हा कोड नाही. सर्वात नवा टाका.',
  'secondFactor.turnOn': 'चालू करा',
  'secondFactor.turningOn': 'चालू होत आहे...',
  'secondFactor.codes.title': 'तुमचे रिकव्हरी कोड सेव्ह करा',
  'secondFactor.codes.text':
    'फोन नसेल तर यांपैकी एका कोडने साइन इन होते. प्रत्येक कोड एकदाच चालतो. ते लिहून ठेवा किंवा सुरक्षित ठिकाणी ठेवा. आम्ही ते पुन्हा दाखवू शकत नाही.',
  'secondFactor.codes.list': 'रिकव्हरी कोड',
  'secondFactor.codes.copy': 'सर्व कॉपी करा',
  'secondFactor.codes.save': 'फाइलमध्ये सेव्ह करा',
  'secondFactor.codes.done': 'मी सेव्ह केले',
  'secondFactor.codes.copied': 'तुमचे रिकव्हरी कोड कॉपी झाले.',
  'secondFactor.key.copied': 'की कॉपी झाली.',
  'secondFactor.copyFailed': 'कॉपी झाले नाही. मजकूर निवडून कॉपी करा.',
  'secondFactor.renew.title': 'नवे रिकव्हरी कोड',
  'secondFactor.renew.text': 'तुमचे सध्याचे कोड बंद होतील. ऑथेंटिकेटर ॲपमध्ये दिसणारे अंक टाका.',
  'secondFactor.renew.submit': 'नवे कोड तयार करा',
  'secondFactor.renew.submitting': 'तयार होत आहेत...',
}
