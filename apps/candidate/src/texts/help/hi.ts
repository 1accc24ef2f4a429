/** Answers to what candidates ask, in Hindi. */
export const help = {
  'titles.help': 'मदद',
  'help.search': 'मदद में खोजें',
  'help.count': '{n, plural, =0 {कोई जवाब नहीं} other {# जवाब}}',
  'help.none': 'कोई जवाब नहीं मिला',
  'help.none.text': 'कोई और शब्द लिखें, जैसे “कोड”, “शुल्क” या “CV”।',
  'help.ask': 'हमसे पूछें',
  'help.ask.text': 'ऊपर जवाब नहीं मिला? हमें लिखें। हमारी टीम आम तौर पर एक कामकाजी दिन में जवाब देती है।',
  'help.ask.open': 'आपका सवाल हमारी टीम के पास है। आप उसमें कुछ जोड़ सकते हैं।',
  'help.ask.label': 'आपका सवाल',
  'help.ask.help': 'यहाँ कभी कोई कोड या पासवर्ड न लिखें, हमें भी नहीं।',
  'help.ask.sent': 'भेज दिया। जवाब आते ही हम आपको बताएँगे।',
  'help.ask.below': 'हमारी टीम से पूछें',
} as const
