/** Hindi texts of `waiting`. */
export const waiting = {
  'titles.loader': 'लोड हो रहा है',
  'titles.comingSoon': 'जल्द आ रहा है',
  'loader.text': 'एक पल रुकें। आप अपने-आप आगे पहुँच जाएँगे।',
  'loader.now': 'अभी आगे बढ़ें',
  'comingSoon.title': 'जल्द आ रहा है',
  'comingSoon.text': 'इस पेज पर अभी काम चल रहा है।',
  'titles.getStarted': 'शुरू करें',
  'titles.summary': 'सारांश',
  'start.promise': '1,00,000+ उम्मीदवारों ने अपना करियर शुरू किया',
  'start.button': 'शुरू करें',
  'start.signIn': 'मेरा खाता है',
  'start.chat': 'सवालों के जवाब देना आसान लगता है? चैट से साइन इन करें',
  'landing.redirecting': 'आपको वहाँ ले जा रहे हैं...',
} as const
