import type { signInTexts } from './en.ts'

/** Hindi texts of the staff's sign-in. */
export const signIn: Record<keyof typeof signInTexts, string> = {
  'titles.signIn': 'साइन इन',
  'signIn.title': 'स्टाफ़ साइन-इन',
  'signIn.text': 'अपने स्टाफ़ खाते का नंबर या ई-मेल डालें। हम आपको कोड भेजेंगे।',
  'signIn.unknown': 'इस नंबर या ई-मेल का कोई स्टाफ़ खाता नहीं है। स्टाफ़ खाते निमंत्रण से बनते हैं: किसी एडमिन से निमंत्रण माँगें।',
  'signIn.recorded': 'आप यहाँ जो खोलते हैं वह आपके नाम के साथ दर्ज होता है।',
  'signIn.story.title': 'हर मुहर के पीछे आप',
  'signIn.story.review': 'उम्मीदवारों से बात करें और जो पाया उसे दर्ज करें',
  'signIn.story.find': 'किसी को भी नाम, हुनर, कॉलेज या फ़ोन से खोजें',
  'signIn.story.guide': 'लोगों को सही कोर्स और नौकरी तक पहुँचाएँ',
}
