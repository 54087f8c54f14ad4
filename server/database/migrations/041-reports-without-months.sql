-- Reports sum goods from the days.

drop table report_month_counter_goods;

drop table report_month_goods;

drop table report_months;
