/** Hindi texts of `waiting`. */
export const waiting = {
  'titles.loader': 'लोड हो रहा है',
  'titles.comingSoon': 'जल्द आ रहा है',
  'loader.text': 'एक पल रुकें। आप अपने-आप आगे पहुँच जाएँगे।',
  'loader.now': 'अभी आगे बढ़ें',
  'comingSoon.title': 'जल्द आ रहा है',
  'comingSoon.text': 'इस पेज पर अभी काम चल रहा है।',
} as const
