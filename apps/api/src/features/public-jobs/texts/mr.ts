import { optionLabels } from '@pramaan/contract/option-labels/mr'
import { dotted } from '@pramaan/domain/dotted'
import type { PageTexts } from './en.ts'

/** Marathi texts of the public job pages. */
export const texts: PageTexts = {
  allJobs: 'सर्व नोकऱ्या पाहण्यासाठी साइन इन करा',
  apply: 'Pramaan वर अर्ज करा',
  applyNote: 'तुमच्या मोबाइल नंबरने साइन इन करा, मग अर्ज करा. अर्ज मोफत आहे.',
  driveNote: (drive) => `ही नोकरी “${drive}” या प्लेसमेंट ड्राइव्हचा भाग आहे. सहभागाचे शुल्क ड्राइव्हच्या पानावर दिले आहे.`,
  facts: 'थोडक्यात',
  place: 'ठिकाण',
  pay: 'वार्षिक पगार',
  type: 'नोकरीचा प्रकार',
  workModel: 'कामाची पद्धत',
  experience: 'अनुभव',
  education: 'शिक्षण',
  openings: 'जागा',
  posted: 'पोस्ट केली',
  skills: 'कौशल्ये',
  about: 'या नोकरीबद्दल',
  verified: 'पडताळलेली कंपनी',
  unverified: 'कंपनी अजून पडताळलेली नाही',
  similar: 'मिळत्याजुळत्या नोकऱ्या',
  ofField: 'कामाच्या याच क्षेत्रातील नोकऱ्या',
  latest: 'सर्वांत नवीन नोकऱ्या',
  gone: 'ही नोकरी आता उपलब्ध नाही',
  goneText: 'ती भरली गेली आहे किंवा हटवली आहे.',
  missing: 'इथे कोणतीही नोकरी नाही',
  missingText: 'लिंक चुकीची लिहिली असेल, किंवा नोकरी हटवली असेल.',
  fresher: 'फ्रेशरही अर्ज करू शकतात',
  years: (years) => (years === '1' ? '1 वर्ष' : `${years} वर्षे`),
  moreThan: '6 वर्षांपेक्षा जास्त',
  inSentence: (title, company, place) =>
    company ? `${company} ला ${place} मध्ये ${title} हवे आहेत.` : `${place} मध्ये ${title} हवे आहेत.`,
  summary: (company, place, pay) => dotted([company, place, pay]),
  language: 'भाषा',
  tagline: 'पडताळलेली कौशल्ये, खऱ्या नोकऱ्या.',
  option: optionLabels,
}
