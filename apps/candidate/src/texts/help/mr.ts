/** Answers to what candidates ask, in Marathi. */
export const help = {
  'titles.help': 'मदत',
  'help.search': 'मदतीत शोधा',
  'help.count': '{n, plural, =0 {उत्तर नाही} one {# उत्तर} other {# उत्तरे}}',
  'help.none': 'उत्तर सापडले नाही',
  'help.none.text': 'दुसरा शब्द लिहा, जसे “कोड”, “शुल्क” किंवा “CV”.',
  'help.ask': 'आम्हाला विचारा',
  'help.ask.text': 'वर उत्तर मिळाले नाही? आम्हाला लिहा. आमची टीम साधारण एका कामकाजाच्या दिवसात उत्तर देते.',
  'help.ask.open': 'तुमचा प्रश्न आमच्या टीमकडे आहे. तुम्ही त्यात भर घालू शकता.',
  'help.ask.label': 'तुमचा प्रश्न',
  'help.ask.help': 'इथे कधीही कोड किंवा पासवर्ड लिहू नका, आम्हालाही नाही.',
  'help.ask.sent': 'पाठवले. उत्तर आल्यावर आम्ही तुम्हाला कळवू.',
  'help.ask.below': 'आमच्या टीमला विचारा',
} as const
