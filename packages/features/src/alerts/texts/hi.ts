import type { alertTexts } from './en.ts'

/** The alerts of saved searches in Hindi. */
export const alert: Record<keyof typeof alertTexts, string> = {
  'alert.frequency': 'नए नतीजों की सूचना दें',
  'alert.frequency.help': 'हर नतीजे की सूचना एक ही बार। रात 9 से सुबह 9 बजे के बीच कभी नहीं।',
  'alert.off': 'कभी नहीं',
  'alert.immediately': 'तुरंत',
  'alert.daily': 'रोज़',
  'alert.weekly': 'हर हफ़्ते',
  'alert.channel': 'इससे',
  'alert.whatsapp': 'WhatsApp',
  'alert.email': 'ई-मेल',
  'alert.sms': 'SMS',
  'alert.push': 'मेरे डिवाइस पर',
  'alert.line': '{frequency, select, immediately {तुरंत सूचना} daily {रोज़ सूचना} weekly {हर हफ़्ते सूचना} other {सूचना बंद}}',
  'alert.new': 'सूचना में नया',
  'alert.new.more': 'और {n} अन्य',
  'titles.stopAlert': 'सूचना बंद करें',
  'alert.stop.title': 'यह सूचना बंद करें?',
  'alert.stop.name': 'सेव की हुई खोज “{name}”',
  'alert.stop.text': 'सेव की हुई खोज बनी रहेगी। उसकी सूचना आप कभी भी फिर चालू कर सकते हैं।',
  'alert.stop': 'सूचना बंद करें',
  'alert.stop.busy': 'बंद हो रही है...',
  'alert.stopped.title': 'सूचना बंद हो गई',
  'alert.stopped.text': '“{name}” के बारे में अब आपको कोई संदेश नहीं आएगा।',
}
