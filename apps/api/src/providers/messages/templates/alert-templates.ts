import type { Template } from './template.ts'

/** Messages about new matches of saved searches. They contain no names. */
export const alertTemplates = {
  'candidates-matched': {
    secrets: ['stop'],
    category: 'UTILITY',
    subject: {
      en: 'New candidates for "{search}": {count}',
      hi: '"{search}" के लिए नए उम्मीदवार: {count}',
      mr: '"{search}" साठी नवीन उमेदवार: {count}',
    },
    text: {
      en: 'New candidates for your saved search "{search}" on Pramaan: {count}. See them: {link} Stop this alert: {stop}',
      hi: 'Pramaan पर आपकी सेव की हुई खोज "{search}" के लिए नए उम्मीदवार: {count}। देखें: {link} यह सूचना बंद करें: {stop}',
      mr: 'Pramaan वरील तुमच्या सेव्ह केलेल्या "{search}" या शोधासाठी नवीन उमेदवार: {count}. पाहा: {link} ही सूचना बंद करा: {stop}',
    },
  },
  'jobs-matched': {
    secrets: ['stop'],
    category: 'UTILITY',
    subject: {
      en: 'New jobs for "{search}": {count}',
      hi: '"{search}" के लिए नई नौकरियाँ: {count}',
      mr: '"{search}" साठी नवीन नोकऱ्या: {count}',
    },
    text: {
      en: 'New jobs for your saved search "{search}" on Pramaan: {count}. See them: {link} Stop this alert: {stop}',
      hi: 'Pramaan पर आपकी सेव की हुई खोज "{search}" के लिए नई नौकरियाँ: {count}। देखें: {link} यह सूचना बंद करें: {stop}',
      mr: 'Pramaan वरील तुमच्या सेव्ह केलेल्या "{search}" या शोधासाठी नवीन नोकऱ्या: {count}. पाहा: {link} ही सूचना बंद करा: {stop}',
    },
  },
} as const satisfies Record<string, Template>
