import type { gettingStartedTexts } from './en.ts'

/** Getting started, the summary and the pages of a course in Hindi. */
export const gettingStarted: Record<keyof typeof gettingStartedTexts, string> = {
  'titles.landing': 'बस एक पल',
  'start.title': 'सत्यापित हुनर। असली उम्मीदवार।',
  'start.text': 'आपके अगले साथी तक तीन क़दम।',
  'start.step.1': 'अपने मोबाइल नंबर से खाता बनाएँ। यह मुफ़्त है।',
  'start.step.2': 'अपनी कंपनी के बारे में बताएँ, ताकि उम्मीदवार जानें कि कौन हायर कर रहा है।',
  'start.step.3': 'उम्मीदवार खोजें, एक बार दबाकर शॉर्टलिस्ट करें, और नौकरियाँ व प्लेसमेंट ड्राइव पोस्ट करें।',
  'summary.text': 'सब कुछ एक नज़र में।',
  'summary.pipeline': 'पाइपलाइन',
  'summary.pipeline.text': 'शॉर्टलिस्ट किए गए, जिनसे बातचीत जारी है, जिनका इंटरव्यू हो गया और हायर किए गए उम्मीदवार।',
  'summary.jobs': 'आपकी नौकरियाँ',
  'summary.jobs.text': 'आपकी नौकरियाँ और उनके आवेदक।',
  'summary.drives': 'प्लेसमेंट ड्राइव',
  'summary.drives.text': 'आपकी ड्राइव, उनकी नौकरियाँ और आवेदक।',
  'summary.applications': 'सभी आवेदक',
  'summary.applications.text': 'आपकी नौकरियों और ड्राइव के लिए आवेदन करने वाले सभी लोग।',
  'summary.payments': 'भुगतान और रसीदें',
  'summary.payments.text': 'आपका प्लान, हर रसीद के साथ।',
  'summary.profile': 'कंपनी प्रोफ़ाइल',
  'summary.profile.text': 'आप, आपकी कंपनी, और वह लोगो जो उम्मीदवार देखते हैं।',
  'courses.enrolInCandidateApp': 'उम्मीदवारों के लिए',
  'courses.enrolInCandidateApp.text': 'उम्मीदवार अपने ऐप में दाख़िला लेते हैं। यह लिंक वहीं यह कोर्स खोलता है; चाहें तो इसे शेयर करें।',
}
