import type { ProfileTexts } from './en.ts'

/** Hindi texts of a public profile page for a browser that runs no script. */
export const texts: ProfileTexts = {
  verified: 'HR ने सत्यापित किया',
  Fresher: 'फ़्रेशर',
  Experienced: 'अनुभवी',
  join: 'नौकरी के लिए तैयार',
  switch: 'नौकरी बदलने को तैयार',
  roles: 'इनकी तलाश में',
  skills: 'हुनर',
  experience: 'अनुभव',
  today: 'आज तक',
  education: 'पढ़ाई',
  website: 'वेबसाइट',
  hire: 'Pramaan से भर्ती करें',
  hireText: 'पूरी प्रोफ़ाइल देखने और संपर्क करने के लिए कंपनी के रूप में साइन इन करें। यह मुफ़्त है।',
  gone: 'यहाँ कोई पेज नहीं है',
  goneText: 'शायद लिंक ग़लत लिखा गया है, या इसके मालिक ने पेज बंद कर दिया है।',
}
