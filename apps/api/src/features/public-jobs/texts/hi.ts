import { optionLabels } from '@pramaan/contract/option-labels/hi'
import { dotted } from '@pramaan/domain/dotted'
import type { PageTexts } from './en.ts'

/** Hindi texts of the public job pages. */
export const texts: PageTexts = {
  allJobs: 'सभी नौकरियाँ देखने के लिए साइन इन करें',
  apply: 'Pramaan पर आवेदन करें',
  applyNote: 'अपने मोबाइल नंबर से साइन इन करें, फिर आवेदन करें। आवेदन मुफ़्त है।',
  driveNote: (drive) => `यह नौकरी प्लेसमेंट ड्राइव “${drive}” का हिस्सा है। हिस्सा लेने का शुल्क ड्राइव के पेज पर लिखा है।`,
  facts: 'एक नज़र में',
  place: 'जगह',
  pay: 'सालाना वेतन',
  type: 'नौकरी का प्रकार',
  workModel: 'काम का तरीक़ा',
  experience: 'अनुभव',
  education: 'पढ़ाई',
  openings: 'पद',
  posted: 'पोस्ट हुई',
  skills: 'हुनर',
  about: 'इस नौकरी के बारे में',
  verified: 'सत्यापित कंपनी',
  unverified: 'कंपनी अभी सत्यापित नहीं',
  similar: 'मिलती-जुलती नौकरियाँ',
  ofField: 'काम के इसी क्षेत्र की नौकरियाँ',
  latest: 'सबसे नई नौकरियाँ',
  gone: 'यह नौकरी अब उपलब्ध नहीं है',
  goneText: 'यह भर गई है या हटा दी गई है।',
  missing: 'यहाँ कोई नौकरी नहीं है',
  missingText: 'शायद लिंक ग़लत लिखा गया है, या नौकरी हटा दी गई है।',
  fresher: 'फ़्रेशर भी आवेदन कर सकते हैं',
  years: (years) => `${years} साल`,
  moreThan: '6 साल से ज़्यादा',
  inSentence: (title, company, place) =>
    company ? `${company} को ${place} में ${title} चाहिए।` : `${place} में ${title} चाहिए।`,
  summary: (company, place, pay) => dotted([company, place, pay]),
  language: 'भाषा',
  tagline: 'सत्यापित हुनर, असली नौकरियाँ।',
  option: optionLabels,
}
