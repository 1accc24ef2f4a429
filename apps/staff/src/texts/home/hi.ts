import type { homeTexts } from './en.ts'

/** Hindi texts of the home screens. */
export const home: Record<keyof typeof homeTexts, string> = {
  'home.morning': 'सुप्रभात, {name}',
  'home.afternoon': 'नमस्ते, {name}',
  'home.evening': 'शुभ संध्या, {name}',
  'home.hr': 'सत्यापन का इंतज़ार करते और नए उम्मीदवार।',
  'home.candidates': 'खोज में मिलने वाले उम्मीदवार',
  'home.candidates.help': 'जिन्होंने रजिस्टर किया है और जो मिलना चाहते हैं; रोके गए और छिपे हुए नहीं गिने जाते',
  'home.verified': 'सत्यापित उम्मीदवार',
  'home.verified.help': 'खोज में मिलने वाले वे उम्मीदवार जिनके बारे में HR के सवालों के जवाब भरे जा चुके हैं',
  'home.applicants': 'सत्यापन के इंतज़ार में',
  'home.applicants.help': 'VSP आवेदक जिनके बारे में HR के सवालों के जवाब अभी नहीं भरे गए',
  'home.invitations': 'खुले स्टाफ़ निमंत्रण',
  'home.invitations.help': 'इस कंसोल के वे निमंत्रण जो अब भी स्वीकार हो सकते हैं',
  'home.about': 'लगभग {count}',
  'home.figure.notLoaded': 'लोड नहीं हुआ',
  'home.figures.notLoaded': 'कुछ आँकड़े लोड नहीं हो सके',
  'home.waiting': 'सबसे लंबे इंतज़ार वाले',
  'home.waiting.none': 'कोई भी सत्यापन के इंतज़ार में नहीं',
  'home.waiting.none.text': 'नए VSP आवेदक भुगतान करते ही यहाँ दिखेंगे।',
  'home.waiting.since': '{ago} आवेदन किया',
  'home.newest': 'सबसे नए उम्मीदवार',
  'home.newest.none': 'अभी किसी उम्मीदवार ने रजिस्टर नहीं किया',
  'home.viewAll': 'सभी देखें',
}
