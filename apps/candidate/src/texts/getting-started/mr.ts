/** Marathi texts of getting started and the summary. */
export const gettingStarted = {
  'start.title': 'पडताळलेली कौशल्ये, खऱ्या नोकऱ्या.',
  'start.text': 'तीन पावले, आणि कंपन्या तुम्हाला शोधू शकतात.',
  'start.step.1': 'तुमच्या मोबाइल नंबरने खाते तयार करा. ते मोफत आहे.',
  'start.step.2': 'तुमचे शिक्षण, कौशल्ये आणि हवे असलेले रोल भरा.',
  'start.step.3': 'नोकऱ्या आणि प्लेसमेंट ड्राइव्हसाठी अर्ज करा, किंवा कंपन्यांना तुम्हाला शोधू द्या.',
  'summary.title': 'सारांश',
  'summary.text': 'सर्व काही एका नजरेत.',
  'summary.applications': 'माझे अर्ज',
  'summary.applications.text': 'तुम्ही कुठे अर्ज केला, आणि त्याचे काय झाले.',
  'summary.payments': 'पेमेंट आणि पावत्या',
  'summary.payments.text': 'तुम्ही किती पैसे भरले, प्रत्येक पावतीसह.',
  'summary.profile': 'तुमची प्रोफाइल',
  'summary.profile.text': '{percent}% मजबूत',
} as const
