import type { alertTexts } from './en.ts'

/** The alerts of saved searches in Marathi. */
export const alert: Record<keyof typeof alertTexts, string> = {
  'alert.frequency': 'नवीन निकालांची सूचना द्या',
  'alert.frequency.help': 'प्रत्येक निकालाची सूचना एकदाच. रात्री 9 ते सकाळी 9 या वेळेत कधीही नाही.',
  'alert.off': 'कधीही नाही',
  'alert.immediately': 'लगेच',
  'alert.daily': 'दररोज',
  'alert.weekly': 'साप्ताहिक',
  'alert.channel': 'याद्वारे',
  'alert.whatsapp': 'WhatsApp',
  'alert.email': 'ई-मेल',
  'alert.sms': 'SMS',
  'alert.push': 'माझ्या डिव्हाइसवर',
  'alert.line': '{frequency, select, immediately {लगेच सूचना} daily {दररोज सूचना} weekly {साप्ताहिक सूचना} other {सूचना बंद}}',
  'alert.new': 'सूचनेत नवीन',
  'alert.new.more': 'आणि आणखी {n}',
  'titles.stopAlert': 'सूचना बंद करा',
  'alert.stop.title': 'ही सूचना बंद करायची?',
  'alert.stop.name': 'सेव्ह केलेला शोध “{name}”',
  'alert.stop.text': 'सेव्ह केलेला शोध तसाच राहील. त्याची सूचना तुम्ही कधीही पुन्हा सुरू करू शकता.',
  'alert.stop': 'सूचना बंद करा',
  'alert.stop.busy': 'बंद होत आहे...',
  'alert.stopped.title': 'सूचना बंद झाली',
  'alert.stopped.text': '“{name}” बद्दल तुम्हाला आता कोणताही संदेश येणार नाही.',
}
