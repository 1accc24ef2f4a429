import type { signInTexts } from './en.ts'

/** Marathi texts of the staff's sign-in. */
export const signIn: Record<keyof typeof signInTexts, string> = {
  'titles.signIn': 'साइन इन',
  'signIn.title': 'स्टाफ साइन-इन',
  'signIn.text': 'तुमच्या स्टाफ खात्याचा नंबर किंवा ई-मेल टाका. आम्ही तुम्हाला कोड पाठवू.',
  'signIn.unknown': 'या नंबर किंवा ई-मेलचे स्टाफ खाते नाही. स्टाफ खाती आमंत्रणाने मिळतात: ॲडमिनकडे आमंत्रण मागा.',
  'signIn.recorded': 'तुम्ही इथे जे उघडता त्याची नोंद तुमच्या नावासह होते.',
  'signIn.story.title': 'प्रत्येक मोहरेमागे तुम्ही',
  'signIn.story.review': 'उमेदवारांशी बोला आणि जे आढळले ते नोंदवा',
  'signIn.story.find': 'कोणालाही नाव, कौशल्य, कॉलेज किंवा फोनने शोधा',
  'signIn.story.guide': 'लोकांना योग्य कोर्स आणि नोकरीपर्यंत पोहोचवा',
}
