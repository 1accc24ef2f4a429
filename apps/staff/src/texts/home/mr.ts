import type { homeTexts } from './en.ts'

/** Marathi texts of the home screens. */
export const home: Record<keyof typeof homeTexts, string> = {
  'home.morning': 'सुप्रभात, {name}',
  'home.afternoon': 'नमस्कार, {name}',
  'home.evening': 'शुभ संध्याकाळ, {name}',
  'home.hr': 'पडताळणीची वाट पाहणारे आणि नवे उमेदवार.',
  'home.candidates': 'शोधात सापडणारे उमेदवार',
  'home.candidates.help': 'नोंदणी केलेले आणि सापडू इच्छिणारे; थांबवलेले आणि लपलेले मोजले नाहीत',
  'home.verified': 'पडताळलेले उमेदवार',
  'home.verified.help': 'शोधात सापडणारे उमेदवार, ज्यांच्याबद्दल HR च्या प्रश्नांची उत्तरे भरली आहेत',
  'home.applicants': 'पडताळणीच्या प्रतीक्षेत',
  'home.applicants.help': 'ज्या VSP अर्जदारांबद्दल HR च्या प्रश्नांची उत्तरे अजून भरलेली नाहीत',
  'home.invitations': 'खुली स्टाफ आमंत्रणे',
  'home.invitations.help': 'या कन्सोलची जी आमंत्रणे अजून स्वीकारता येतात',
  'home.about': 'सुमारे {count}',
  'home.figure.notLoaded': 'लोड झाले नाही',
  'home.figures.notLoaded': 'काही आकडे लोड होऊ शकले नाहीत',
  'home.waiting': 'सर्वात जास्त वेळ थांबलेले',
  'home.waiting.none': 'पडताळणीसाठी कोणीही थांबलेले नाही',
  'home.waiting.none.text': 'नवे VSP अर्जदार पैसे भरताच इथे दिसतील.',
  'home.waiting.since': '{ago} अर्ज केला',
  'home.newest': 'सर्वात नवे उमेदवार',
  'home.newest.none': 'अजून एकाही उमेदवाराने नोंदणी केलेली नाही',
  'home.viewAll': 'सर्व पाहा',
}
