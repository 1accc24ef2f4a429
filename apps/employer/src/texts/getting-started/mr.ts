import type { gettingStartedTexts } from './en.ts'

/** Getting started, the summary and the pages of a course in Marathi. */
export const gettingStarted: Record<keyof typeof gettingStartedTexts, string> = {
  'titles.landing': 'एक क्षण',
  'start.title': 'पडताळलेली कौशल्ये. खरे उमेदवार.',
  'start.text': 'तुमच्या पुढच्या सहकाऱ्यापर्यंत तीन पावले.',
  'start.step.1': 'तुमच्या मोबाइल नंबरने खाते तयार करा. ते मोफत आहे.',
  'start.step.2': 'तुमच्या कंपनीबद्दल सांगा, म्हणजे कोण भरती करत आहे हे उमेदवारांना कळेल.',
  'start.step.3': 'उमेदवार शोधा, एकदा दाबून शॉर्टलिस्ट करा, आणि नोकऱ्या व प्लेसमेंट ड्राइव्ह पोस्ट करा.',
  'summary.text': 'सर्व काही एका नजरेत.',
  'summary.pipeline': 'पाइपलाइन',
  'summary.pipeline.text': 'शॉर्टलिस्ट केलेले, संवाद सुरू असलेले, मुलाखत झालेले आणि नियुक्त झालेले उमेदवार.',
  'summary.jobs': 'तुमच्या नोकऱ्या',
  'summary.jobs.text': 'तुमच्या नोकऱ्या आणि त्यांचे अर्जदार.',
  'summary.drives': 'प्लेसमेंट ड्राइव्ह',
  'summary.drives.text': 'तुमचे ड्राइव्ह, त्यातील नोकऱ्या आणि अर्जदार.',
  'summary.applications': 'सर्व अर्जदार',
  'summary.applications.text': 'तुमच्या नोकऱ्यांसाठी आणि ड्राइव्हसाठी अर्ज केलेले सर्व लोक.',
  'summary.payments': 'पेमेंट आणि पावत्या',
  'summary.payments.text': 'तुमचा प्लॅन, प्रत्येक पावतीसह.',
  'summary.profile': 'कंपनी प्रोफाइल',
  'summary.profile.text': 'तुम्ही, तुमची कंपनी, आणि उमेदवारांना दिसणारा लोगो.',
  'courses.enrolInCandidateApp': 'उमेदवारांसाठी',
  'courses.enrolInCandidateApp.text': 'उमेदवार त्यांच्या ॲपमध्ये प्रवेश घेतात. ही लिंक तिथेच हा कोर्स उघडते; हवी तर शेअर करा.',
}
